/** Pages that the user is led to if the requested step cannot continue. */
export const ends = {
  'ends.certified-title': '企业已完成认证',
  'ends.certified-body':
    '贵公司已经完成实名认证，不需要再认证一次。企业证照、法定代表人或经办人有变化时，可以在“企业实名认证”中变更。',
  'ends.certified-reader':
    '贵公司已经完成实名认证，不需要再认证一次。企业证照、法定代表人或经办人有变化时，由贵公司的经办人、管理员或主用户变更。',
  'ends.certified-next': '继续其余办理步骤',
  'ends.certified-change': '查看认证资料',
  'ends.certified-nobody':
    '这家企业已经完成实名认证，不需要再认证一次。请用贵公司已有的账号登录；还没有账号的，请贵公司的主用户或管理员邀请您加入。',
  'ends.contact-title': '请联系经办人或主管开通产品',
  'ends.contact-able-title': '您可以开通产品',
  'ends.contact-open': '去开通',
  'ends.contact-body': ({ role }: { readonly role: string }) =>
    `产品由企业的经办人或主管开通，“${role}”不能开通。请联系贵公司的经办人或主管。`,
  'ends.contact-switch': '产品由企业的经办人或主管开通。您有可以开通产品的角色，请切换后再试。',
  'ends.contact-able': '产品由企业的经办人或主管开通。您当前的角色可以开通产品。',
  'ends.contact-nobody': '产品由企业的经办人或主管开通。请登录，或联系贵公司的经办人或主管。',
};
