/** The page of the files that the user had gathered. */
export const downloads = {
  'downloads.centre': '下载中心',
  'downloads.note': '导出的表格和打包的资料在这里保留 7 天。',
  'downloads.stage-all': '全部',
  'downloads.stage-under-way': '进行中',
  'downloads.stage-ready': '可下载',
  'downloads.stage-failed': '失败',
  'downloads.kind': '内容',
  'downloads.kind-all': '全部内容',
  'downloads.kind-export': '导出表格',
  'downloads.kind-archive': '资料打包',
  'downloads.search': '文件名',
  'downloads.none': '没有符合条件的下载',
  'downloads.none-body': '换个条件，或查看全部下载。',
  'downloads.empty': '没有可取的文件',
  'downloads.empty-body':
    '在资料包列表中导出表格，或打包下载资料后，可在这里取走。超过 7 天的已自动删除，需要时请重新导出。',
  'downloads.not-offered': '本平台暂不提供导出和打包下载。',
  'downloads.show-all': '查看全部',
  'downloads.to-list': '前往资料包列表',
};
