/** Only shown after a correct proof of identity. */
export const deregistered = {
  'deregistered.text': '企业已在工商部门注销，限制登录。如有疑问，请联系客服。',
};
