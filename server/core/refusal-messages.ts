import type { RefusalCode } from '../../src/contract/codes.ts';
import type { ServerLocale } from './server-locale.ts';
import type { Refusal } from './refusal.ts';

type Messages = Readonly<Record<RefusalCode, string>>;

/** What the server says with a refusal. `{name}` stands for a value of it. The portal words the codes that it knows itself. */
const messages: Readonly<Record<ServerLocale, Messages>> = {
  'zh-CN': {
    REQUEST_INVALID: '请求内容有误（{field}）', SESSION_REQUIRED: '请先登录', SESSION_REPLACED: '该账号已在其他设备登录，本次登录已退出', ROLE_WITHDRAWN: '您使用的角色已被收回，请重新登录', XSRF_INVALID: '页面已失效，请刷新后重试',
    NOT_PERMITTED: '当前角色没有此操作的权限', NOT_FOUND: '内容不存在或已被删除', TOO_MANY_REQUESTS: '操作过于频繁，请稍后再试', SERVER_FAULT: '系统异常，请稍后重试', SERVER_BUSY: '系统繁忙，请稍后重试',
    SIGN_IN_REFUSED: '用户名或密码不正确', SIGN_IN_LOCKED: '登录失败次数过多，请 {minutes} 分钟后再试', CAPTCHA_REQUIRED: '请输入验证码', CAPTCHA_WRONG: '验证码不正确，请重新输入', COMPANY_DEREGISTERED: '企业已注销，限制登录', NO_ROLE: '该账号没有任何角色，请联系企业管理员分配角色后再登录', SIGN_IN_EXPIRED: '登录页面已过期，请重试',
    DATA_VERSION_STALE: '资料包已被更新，请刷新后再操作', ITEM_CHANGED: '{by}刚刚修改了这份资料', ITEMS_UNSEEN: '有资料在您查看之后发生了变化', NOT_IN_THIS_STATE: '资料包当前状态不能进行此操作', NOT_OPEN_FOR_CHANGE: '这份资料当前不能修改', MATERIAL_FULL: '该类资料数量已达上限', SUBMIT_BLOCKED: '还有 {count} 项资料未完善，暂不能提交', EXPEDITED_TODAY: '今天已经催办过，{again} 起可以再次催办', CHANGE_ASKED: '{by}已经提出申请，请等平台答复', LAST_OF_REQUIRED: '这是必传资料中唯一的一份，不能单独移除，请申请修改后替换', CHOICE_REFUSED: '{number} 不能选用',
    SELECTION_REFUSED: '所选应收账款不能放进同一个资料包（{number}）', NO_FUNDABLE_PARTY: '暂无可融资的资金方，请联系客服', TOO_MANY_APPLICANTS: '融资申请人超过 {most} 家，请联系客服提交资料', ALREADY_PACKAGED: '{number} 已在资料包 {docDatumId} 中', ALREADY_FINANCED: '{number} 已用于融资，一笔订单只能融资一次', STANDARD_CHANGED: '资料标准已更新，请重新选择', VIEWS_STALE: '这些视图已在别处更改，请再试一次', STANDARD_NOT_PROVIDED: '下载失败，请致电客服 {hotline} 获取资料清单',
    FILE_EXTENSION: '只接受 {allowed}', FILE_TOO_LARGE: '文件不能超过 {megabytes} MB', FILE_EMPTY: '文件是空的', FILE_CONTENT: '文件内容与格式不符', FILE_ENCRYPTED: '文件已加密，请去除密码后上传', FILE_UNREADABLE: '文件已损坏，无法打开', FILE_PIXELS: '图片像素过大', FILE_MISMATCH: '文件传输有误，请重新上传', FILE_MISSING: '文件未上传成功，请重新上传',
    FILE_ACTIVE: '文件中含有可执行或隐藏的内容（{what}），请另存为不含这些内容的文件后上传', FILE_ARCHIVE: '压缩包不能接收（{what}），请解压后上传其中的文件', FILE_INFECTED: '文件含有病毒（{threat}），未被接收', FILE_NOT_SCANNED: '文件暂时无法完成病毒检查，请稍后重新上传', FILE_NAME: '文件名不能含有控制字符、方向字符或路径分隔符，且不超过 {most} 个字符', FILE_BEING_CHECKED: '文件已收到，正在检查，请稍候再查询结果',
    FILE_TWICE: '同一个文件不能使用两次', TOO_MANY_FILES: '一份资料最多 {most} 个文件', TOO_MANY_UPLOADS: '未完成的上传已达 {most} 个，请完成后再试', UPLOAD_BY_FORM: '该文件应按上传表单直接发送到文件存储', TOO_MANY_DOWNLOADS: '下载任务已有 {most} 个，请先删除一些', PACKAGE_EMPTY: '资料包没有任何资料要求，数据异常，请截图联系在线客服（7×24 小时）',
    STORE_AWAY: '文件存储暂时无法访问，请稍后重试', STORE_FULL: '文件存储空间已满，请联系在线客服（7×24 小时）', STORE_READ_ONLY: '文件存储暂时只能读取，请稍后重试', STORE_REFUSED: '文件存储拒绝了请求，请联系在线客服（7×24 小时）', STORE_NONSENSE: '文件存储返回的数据异常，请联系在线客服（7×24 小时）',
    REVIEW_STAGE: '资料包不在该审核环节（当前状态 {state}）', REVIEW_REASON: '需要指明资料和原因', REVIEW_UNMARKED: '还有 {count} 份资料没有标记，不能整体通过', REVIEW_TAKEN: '资料包已由其他审核员（{by}）处理', SAME_REVIEWER: '初审和复审不能是同一人', IDEMPOTENCY_REUSED: '重复的请求编号',
  },
  en: {
    REQUEST_INVALID: 'The request is not right ({field})', SESSION_REQUIRED: 'Please sign in first', SESSION_REPLACED: 'This account signed in on another device, so you were signed out here', ROLE_WITHDRAWN: 'The role that you worked in has been withdrawn: please sign in again', XSRF_INVALID: 'This page is out of date: reload and try again',
    NOT_PERMITTED: 'Your current role may not do this', NOT_FOUND: 'This does not exist or has been removed', TOO_MANY_REQUESTS: 'Too many attempts: please wait a moment', SERVER_FAULT: 'Something went wrong: please try again later', SERVER_BUSY: 'The system is busy: please try again later',
    SIGN_IN_REFUSED: 'User name or password is not right', SIGN_IN_LOCKED: 'Too many failed attempts: try again in {minutes} minutes', CAPTCHA_REQUIRED: 'Enter the code in the picture', CAPTCHA_WRONG: 'The code is not right: try the new one', COMPANY_DEREGISTERED: 'The company has been deregistered: sign-in is restricted', NO_ROLE: 'This account has no role: ask an administrator of your company for one, then sign in', SIGN_IN_EXPIRED: 'This sign-in page has expired: please try again',
    DATA_VERSION_STALE: 'The package has been updated: reload it first', ITEM_CHANGED: '{by} has just changed this document', ITEMS_UNSEEN: 'Some documents changed after you looked', NOT_IN_THIS_STATE: 'The package is in a state that does not allow this', NOT_OPEN_FOR_CHANGE: 'This document cannot be changed now', MATERIAL_FULL: 'There are as many documents here as are allowed', SUBMIT_BLOCKED: '{count} things are still missing', EXPEDITED_TODAY: 'The platform has been asked to hurry today: it may be asked again from {again}', CHANGE_ASKED: '{by} has asked for something already: please wait for the answer', LAST_OF_REQUIRED: 'This is the only document of what must be given: ask for a change and replace it', CHOICE_REFUSED: '{number} cannot be chosen',
    SELECTION_REFUSED: 'These receivables cannot go into one package ({number})', NO_FUNDABLE_PARTY: 'Nobody can fund this at present: please call customer service', TOO_MANY_APPLICANTS: 'More than {most} financing applicants: please hand the materials to customer service', ALREADY_PACKAGED: '{number} is already in package {docDatumId}', ALREADY_FINANCED: '{number} is financed already: one order allows one financing', STANDARD_CHANGED: 'The list of required materials has changed: please choose again', VIEWS_STALE: 'These views were changed elsewhere: please try again', STANDARD_NOT_PROVIDED: 'Download failed, call customer service {hotline} to get the materials list',
    FILE_EXTENSION: 'Only {allowed} are accepted', FILE_TOO_LARGE: 'The file may not exceed {megabytes} MB', FILE_EMPTY: 'The file is empty', FILE_CONTENT: 'What is in the file does not match its format', FILE_ENCRYPTED: 'The file is encrypted: remove the password first', FILE_UNREADABLE: 'The file is damaged and cannot be opened', FILE_PIXELS: 'The picture has too many pixels', FILE_MISMATCH: 'The file was damaged on its way: upload it again', FILE_MISSING: 'The file has not arrived: upload it again',
    FILE_ACTIVE: 'The file holds something that runs or hides ({what}): save it without that and upload it again', FILE_ARCHIVE: 'The archive cannot be taken ({what}): unpack it and upload the files in it', FILE_INFECTED: 'The file holds a virus ({threat}) and was not taken', FILE_NOT_SCANNED: 'The file could not be checked for viruses: upload it again later', FILE_NAME: 'A file name may hold no control or invisible characters and no path separators, and at most {most} characters', FILE_BEING_CHECKED: 'The file has arrived and is being checked: ask again in a moment',
    FILE_TWICE: 'One file cannot be used twice', TOO_MANY_FILES: 'A document may have at most {most} files', TOO_MANY_UPLOADS: 'There are {most} unfinished uploads: finish some first', UPLOAD_BY_FORM: 'This file is to be posted to the file store by its upload form', TOO_MANY_DOWNLOADS: 'There are {most} download tasks already: please delete some first', PACKAGE_EMPTY: 'The package asks for no materials, which is a fault of its data: please send a screenshot to online service (24/7)',
    STORE_AWAY: 'The file store cannot be reached: please try again later', STORE_FULL: 'The file store is full: please contact online service (24/7)', STORE_READ_ONLY: 'The file store can only be read at present: please try again later', STORE_REFUSED: 'The file store refused the request: please contact online service (24/7)', STORE_NONSENSE: 'The file store gave an answer that makes no sense: please contact online service (24/7)',
    REVIEW_STAGE: 'The package is not in that review stage (state {state})', REVIEW_REASON: 'This needs the document and a reason', REVIEW_UNMARKED: 'Documents without a mark: {count}. The package cannot pass', REVIEW_TAKEN: 'Another reviewer ({by}) has taken this package up', SAME_REVIEWER: 'Nobody may do both the first and the final review', IDEMPOTENCY_REUSED: 'This request number has been used for something else',
  },
};

/** What a value is called, where it is a word of ours. */
const called: Readonly<Record<ServerLocale, ReadonlyMap<string, string>>> = {
  'zh-CN': new Map([['script', '脚本'], ['launch', '启动程序的指令'], ['attachment', '其他文件'], ['media', '多媒体内容'], ['html', '网页'], ['archive', '压缩包'], ['program', '程序'], ['bomb', '解压后过大的数据'], ['too-many', '文件过多'], ['nested', '还有压缩包'], ['runs', '有程序、脚本或网页'], ['nothing', '没有文件']]),
  en: new Map([['script', 'a script'], ['launch', 'a command that starts a program'], ['attachment', 'another file'], ['media', 'embedded media'], ['html', 'a web page'], ['archive', 'an archive'], ['program', 'a program'], ['bomb', 'data that unpacks beyond all measure'], ['too-many', 'too many files'], ['nested', 'an archive within'], ['runs', 'something that runs'], ['nothing', 'no file in it']]),
};

export function refusalMessage(refusal: Refusal, locale: ServerLocale): string {
  return messages[locale][refusal.code].replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = refusal.values[name] ?? '';
    if (name === 'what') return called[locale].get(String(value)) ?? String(value);
    return Array.isArray(value) ? value.join(locale === 'en' ? ', ' : '、') : String(value);
  });
}
