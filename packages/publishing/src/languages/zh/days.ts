import { translation } from '../translation.ts'
import type * as source from '../en/days.ts'

export const days = translation<typeof source.days>()({
  day: '第{day}天',
  titledDay: '第{day}天：{title}',
  continued: '第{day}天（续）',
  when: '时间',
  where: '地点',
  meals: '用餐',
  mealsOf: {
    b: '早餐',
    l: '午餐',
    d: '晚餐',
    bl: '早餐、午餐',
    bd: '早餐、晚餐',
    ld: '午餐、晚餐',
    bld: '早餐、午餐、晚餐',
  },

  dayCount: '{count, plural, other {#天}}',
  nightCount: '{count, plural, other {#晚}}',
  nightOfDay: '第{day}天晚上',
  nightsOfDays: '第{first}至{last}天晚上',
  adults: '{count, plural, other {#位成人}}',
  children: '{count, plural, other {#位儿童}}',
  infants: '{count, plural, other {#位婴幼儿}}',
  peopleOf: '{of, plural, other {#位旅客中的{count}位}}',
  hours: '{hours}小时',
  minutes: '{minutes}分钟',
  hoursAndMinutes: '{hours}小时{minutes}分钟',
  kilometres: '{distance}公里',

  kindAs: {
    optional: '{kind}（自选）',
    own_arrangement: '{kind}（由您自行安排）',
    alternative: '{kind}（备选）',
  },
  documentKinds: {
    voucher: '服务凭证',
    ticket: '票券',
    confirmation: '确认单',
    other: '文件',
  },
  fromStop: {
    plain: '从{name}出发',
    terminal: '从{name}号航站楼出发',
    platform: '从{name}号站台出发',
    stop: '从{name}号站点出发',
    pier: '从{name}号码头出发',
  },
  toStop: {
    plain: '抵达{name}',
    terminal: '抵达{name}号航站楼',
    platform: '抵达{name}号站台',
    stop: '抵达{name}号站点',
    pier: '抵达{name}号码头',
  },
  seats: '{count, plural, other {座位：{seats}}}',
  baggage: '行李：{baggage}',
  included: '包含',
  notIncluded: '不含',

  dayRoom: '日间客房',
  tonight: '今晚入住',
  anotherNight: '续住一晚',
  anotherNightAt: '续住一晚：<stays></stays>',
  arranged: '由您自行安排',
  arrangedAside: '由您自行安排',
  roomsOfType: '{type} × {count}',
  checkInFrom: '入住：{time}起',
  checkOutBy: '退房：不晚于{time}',
  checkIn: '入住：{time}',
  checkOut: '退房：{time}',
})

export const kinds = translation<typeof source.kinds>()({
  accommodation: '住宿',
  excursion: '游览',
  flight: '航班',
  train: '火车',
  bus: '巴士',
  ferry: '渡轮',
  cruise: '邮轮',
  transfer: '接送',
  drive: '车程',
  car_hire: '租车',
  meal: '餐饮',
  guide_service: '导游',
  free_time: '自由活动',
  note: '温馨提示',
  fee: '费用',
})

export const boards = translation<typeof source.boards>()({
  RO: '仅住宿',
  SC: '自炊',
  BB: '含早餐',
  HB: '半膳（含两餐）',
  FB: '全膳（含三餐）',
  AI: '一价全包',
  FI: '全部包含',
})

export const boardsAside = translation<typeof source.boardsAside>()({
  RO: '仅住宿',
  SC: '自炊',
  BB: '含早餐',
  HB: '半膳',
  FB: '全膳',
  AI: '一价全包',
  FI: '全部包含',
})
