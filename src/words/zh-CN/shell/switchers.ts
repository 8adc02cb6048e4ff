import { dateTime, dateTimeShort, timeOfDay } from '../../format.ts';

/** The other places that the user can open from the bar. */
export const switchers = {
  'switchers.acting-over': ({
    personName,
    by,
    at,
    today,
    role,
    kept,
  }: {
    personName: string;
    by: string;
    at: number;
    today: string;
    role: string;
    kept: boolean;
  }) => {
    const when = dateTime(at).startsWith(today) ? timeOfDay(at) : dateTimeShort(at, today);
    const how =
      by === ''
        ? `${personName}的委托已于 ${when} 到期`
        : `${by}已于 ${when} 结束${by === personName ? '' : `${personName}的`}委托`;
    return `${how}，您现以${role}${kept ? `查看，不能继续修改。已保存的内容留给${personName}。` : '继续。'}`;
  },
  'switchers.acting-read': '知道了',
  'switchers.acting-package': '查看该资料包',
  'switchers.product-current': '当前',
  'switchers.all-products': '全部产品与开通',
  'switchers.soon': '敬请期待',
  'switchers.soon-intro': '更多产品陆续上线',
  'switchers.nickname': ({ name }: { name: string }) => `（${name}）`,
  'switchers.company': '企业',
  'switchers.company-as': ({ company, roles }: { company: string; roles: readonly string[] }) =>
    `${company} · ${roles.join('、')}`,
  'switchers.user-kind': '用户类型',
  'switchers.kind-enterprise': '企业用户',
  'switchers.kind-institution': '机构用户',
  'switchers.institution': ({ name }: { name: string }) => `所属机构：${name}`,
  'switchers.entered': ({ company }: { company: string }) => `已切换到${company}`,
  'switchers.entered-institution': ({ institution }: { institution: string }) => `已切换为机构用户（${institution}）`,
  'switchers.entered-enterprise': ({ role }: { role: string }) => `已切换为企业用户 · ${role}`,
  'switchers.uploads-title': '切换企业？',
  'switchers.uploads-body': ({ company }: { company: string }) =>
    `还有文件正在上传，切换到${company}会停止上传。已保存的草稿保留在当前企业，切换回来可继续。`,
  'switchers.uploads-go': '停止上传并切换',
  'switchers.prompt': '提示',
  'switchers.sign-out-prompt': '退出提示',
  'switchers.workbench-leave-first': '工作台上还有登录未退出，请先在工作台退出登录，再从这里进入。',
  'switchers.workbench-title': '前往工作台？',
  'switchers.workbench-body': '还有文件正在上传，前往工作台会停止上传。已保存的草稿会保留。',
  'switchers.workbench-go': '停止上传并前往',
  'switchers.old-version': '返回旧版',
  'switchers.old-title': '返回旧版？',
  'switchers.old-body': '新版中已保存的内容不会丢失，随时可以再回到新版。尚未上传完成的文件会停止上传。',
  'switchers.old-go': '确认返回',
  'switchers.old-stay': '留在新版',
};
