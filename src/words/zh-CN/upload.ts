import { count, fileProgress, percent } from '../format.ts';

/** Converted pictures: the names and formats of the first ones, their number, and the new format. */
interface ConvertedPictures {
  readonly names: readonly string[];
  readonly all: number;
  readonly types: readonly string[];
}

export const upload = {
  'upload.choose': '选择文件',
  'upload.choose-one': '选择文件',
  'upload.drop': '或拖到这里',
  'upload.drop-or-paste': '或拖到这里、直接粘贴截图',
  'upload.drop-or-paste-here': '或拖到这里；点一下这一栏，即可粘贴截图',
  'upload.photograph': '拍照',
  'upload.converted': ({ names, all, types }: ConvertedPictures) =>
    `${names.join('、')}${all > names.length ? ` 等 ${all} 张` : ''} 已转换为 ${types.join('、')}。上传并作为凭证的是转换后的图片，请自行保留原图。`,
  'upload.archive-opened': ({ name, files }: { name: string; files: number }) =>
    `已打开 ${name}，其中 ${files} 个文件逐个上传。压缩包本身不上传。`,
  'upload.drop-here': '松开即可上传',
  'upload.limits': ({ types, size }: { types: string; size: string }) => `${types}，每个不超过 ${size}`,
  'upload.limits-count': ({ max }: { max: number }) => `最多 ${count(max)} 个`,
  'upload.parallel': ({ parallel }: { parallel: number }) => `最多同时上传 ${count(parallel)} 个，可以切换到其他页面`,
  'upload.under-way': ({ count: files }: { count: number }) =>
    `还有 ${count(files)} 个文件没有传完，可以切换到其他页面`,
  'upload.state-waiting': '等待上传',
  'upload.state-uploading': '上传中',
  'upload.state-paused': '已暂停',
  'upload.state-finished': '已上传',
  'upload.state-failed': '未上传',
  'upload.progress': ({ sent, total }: { sent: number; total: number }) =>
    sent > 0 && sent >= total
      ? '已传完，等待平台核对'
      : `正在上传 ${percent(total === 0 ? 0 : sent / total)} · ${fileProgress(sent, total)}`,
  'upload.paused-offline': '网络已断开，恢复后自动继续',
  'upload.paused-store-away': '文件存储暂时无法访问，稍后自动重试',
  'upload.paused-signed-out': '登录已失效，重新登录后自动继续',
  'upload.kept': ({ kept, total }: { kept: number; total: number }) => `已传的 ${fileProgress(kept, total)} 不必重传`,
  'upload.resume': '立即重试',
  'upload.progress-label': ({ name }: { name: string }) => `${name} 的上传进度`,
  'upload.announce-finished': ({ name }: { name: string }) => `${name} 已上传`,
  'upload.announce-failed': ({ name, reason }: { name: string; reason: string }) => `${name} 未上传：${reason}`,
  'upload.cancel': '取消',
  'upload.retry': '重试',
  'upload.replace': '替换',
  'upload.remove': '移除',
};
