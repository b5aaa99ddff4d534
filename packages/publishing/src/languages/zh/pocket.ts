import { translation } from '../translation.ts'
import type * as source from '../en/pocket.ts'

export const pocket = translation<typeof source.pocket>()({
  title: '在手机上查看',
  saveText: '保存此行程及其图片和文件，没有网络时也可通过同一网址打开。',
  save: '保存以供离线查看',
  saving: '正在保存文件：{done}/{all}，{saved}/{size} MB',
  saved: '已于{date}保存，无需网络即可查看。',
  savedInPart: '已于{date}保存，无需网络即可查看。{count, plural, other {有#个大文件未保存。}}',
  saveFailed: '行程未能保存。请检查网络连接和设备的可用空间。',
  saveAgain: '重试',
  remove: '从此设备移除',
  removed: '已从此设备移除。',
  install: '添加到主屏幕',
  installOnApple: '如需添加到主屏幕，请轻点“共享”，然后轻点“添加到主屏幕”。',

  offline: '您已离线。当前内容保存于{date}。',
  updated: '内容刚刚更新。',
  showUpdate: '显示新版本',

  needsConnection: '此操作需要网络连接。尚未发送任何内容，您填写的内容仍保留在此。请在联网后重试。',
  notSavedTitle: '需要网络连接',
  notSavedText: '此部分未保存在您的设备上。请在联网后打开。',
  backToItinerary: '返回行程',

  today: '今天',
  startsIn: '{days, plural, =0 {您的旅程今天开始} =1 {您的旅程明天开始} other {距离您的旅程开始还有#天}}',
  dayAndDate: '第{day}天 · {date}',
  now: '现在',
  next: '接下来',
  wholeDay: '全天',
  documents: '今天的文件',
  untilTime: '至{time}',
  timeOnDate: '{date} {time}',
  timeInZone: '{time}（{zone}）',
  goToDay: '前往第{day}天',
  nothingMore: '今天没有其他安排。',

  openInMaps: '在地图中打开<place>：{name}</place>',
  openPlaceInMaps: '在地图中打开<place>{name}</place>',
})
