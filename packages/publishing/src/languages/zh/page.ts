import { translation } from '../translation.ts'
import type { page as source } from '../en/page.ts'

export const page = translation<typeof source>()({
  skip: '跳至行程',
  languages: '语言',
  contents: '目录',
  preview: '预览：此版本尚未发布。',
  unprintable: '以下文字无法印入行程手册：',
  madeWith: '由 {product} 制作',
  downloadBrochure: '下载行程手册（PDF）',
  downloadTheBrochure: '下载行程手册（PDF）',
  addToCalendar: '添加到日历',
  photo: '图片：',
  photos: '图片',
  ourTeam: '我们的团队',
  questionsAndAnswers: '问与答',
  mapOfRoute: '路线图：{places}',
  yourRole: '您的{role}',

  goneTitle: '此链接已失效',
  goneText: '链接可能已过期或已被替换。请向发送者索取新的链接。',
  goneTextOfCompany: '链接已过期或已被替换。请联系 {company} 获取新的链接。',

  busyTitle: '请稍候',
  busyText: '暂时无法显示此页面。几秒钟后将自动重试。',

  error: '错误：{title}',
  passcode: '访问码',
  enterPasscode: '请输入访问码',
  passcodeText: '此行程未公开。如果您没有访问码，请向发送链接的人索取。',
  passcodeWrong: '访问码不正确。请核对后重试。',
  tooManyAttempts: '尝试次数过多。请等待最多十分钟后重试。',
  openItinerary: '打开行程',

  noDatesTitle: '日期未定',
  noDatesText: '此行程的日期尚未确定。日期确定后，您即可将其添加到日历。',

  noPlacesTitle: '地图上没有地点',
  noPlacesText: '此行程中的地点均无地图位置。',

  downloads: '更多文件',
  downloadOf: {
    'summary.pdf': '单页概览（PDF）',
    'cards.pdf': '每日行程卡（PDF）',
    'itinerary.docx': 'Word文档（DOCX）',
    'itinerary.gpx': '地点数据，适用于GPS设备和应用（GPX）',
    'itinerary.kml': '地点数据，适用于地图软件（KML）',
    'itinerary.json': '数据，适用于其他软件（JSON）',
  },

  answerLink: '接受',
  answerTitle: '接受方案',
  answerText: '对此方案满意吗？您可以在此接受。如需任何调整，请先与我们联系。',
  accept: '接受此方案',
  choose: '选择',
  add: '添加',
  updatePrice: '更新价格',
  updatingPrice: '正在更新价格……',
  priceWithChoices: '按您的选择：',
  choicesSaved: '您的选择已保存。',
  priceNotUpdated: '价格未能更新。请检查网络连接后重试。',
  acceptedOn: '此方案已于{date}接受。',
  acceptedNext: '我们已通过邮件发送回执，并将就后续安排与您联系。',
  pricesEnded: '价格有效期至{date}，现已过期。如需新的方案，请与我们联系。',
  acceptedEarlier: '此方案的较早版本已于{date}接受。当前版本与其有所不同。',

  changedSince: '此版本的更新内容',
  changed: '有更改',

  visitsNotice:
    '{company} 可以看到此页面的打开时间以及各部分的阅读时长。此功能不使用Cookie，相关信息也不会与任何第三方共享。',
})
