import { dateTime, dateTimeShort, timeOfDay } from '../../format.ts';

/** The other places that the user can open from the bar. */
export const crossings = {
  'crossings.acting-over': ({
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
  'crossings.acting-read': '知道了',
  'crossings.acting-package': '查看该资料包',
  'crossings.product-current': '当前',
  'crossings.all-products': '全部产品与开通',
  'crossings.soon': '敬请期待',
  'crossings.soon-intro': '更多产品陆续上线',
  'crossings.nickname': ({ name }: { name: string }) => `（${name}）`,
  'crossings.company': '企业',
  'crossings.company-as': ({ company, roles }: { company: string; roles: readonly string[] }) =>
    `${company} · ${roles.join('、')}`,
  'crossings.user-kind': '用户类型',
  'crossings.kind-enterprise': '企业用户',
  'crossings.kind-institution': '机构用户',
  'crossings.institution': ({ name }: { name: string }) => `所属机构：${name}`,
  'crossings.entered': ({ company }: { company: string }) => `已切换到${company}`,
  'crossings.entered-institution': ({ institution }: { institution: string }) => `已切换为机构用户（${institution}）`,
  'crossings.entered-enterprise': ({ role }: { role: string }) => `已切换为企业用户 · ${role}`,
  'crossings.uploads-title': '切换企业？',
  'crossings.uploads-body': ({ company }: { company: string }) =>
    `还有文件正在上传，切换到${company}会停止上传。已保存的草稿保留在当前企业，切换回来可继续。`,
  'crossings.uploads-go': '停止上传并切换',
  'crossings.prompt': '提示',
  'crossings.sign-out-prompt': '退出提示',
  'crossings.workbench-leave-first': '工作台上还有登录未退出，请先在工作台退出登录，再从这里进入。',
  'crossings.workbench-title': '前往工作台？',
  'crossings.workbench-body': '还有文件正在上传，前往工作台会停止上传。已保存的草稿会保留。',
  'crossings.workbench-go': '停止上传并前往',
  'crossings.old-version': '返回旧版',
  'crossings.old-title': '返回旧版？',
  'crossings.old-body': '新版中已保存的内容不会丢失，随时可以再回到新版。尚未上传完成的文件会停止上传。',
  'crossings.old-go': '确认返回',
  'crossings.old-stay': '留在新版',
};
