import { escapeHtml } from '../../../src/views/entry/sign-in/sign-in-static.ts';
import type { ServerLocale } from '../../core/server-locale.ts';

const texts: Readonly<
  Record<
    ServerLocale,
    {
      readonly title: string;
      readonly entered: string;
      readonly signedIn: string;
      readonly refused: string;
      readonly nobody: string;
      readonly name: string;
      readonly picture: string;
      readonly code: string;
      readonly send: string;
      readonly sent: string;
      readonly enter: string;
      readonly leave: string;
      readonly back: string;
    }
  >
> = {
  'zh-CN': {
    title: '工作台（演示）',
    entered: '已凭一次性钥匙进入：',
    signedIn: '已登录工作台：',
    refused: '这把钥匙已用过、已过期或不是为这里签发的，请从门户重新进入。',
    nobody: '您尚未登录工作台。请从门户进入，或在此凭用户名和短信验证码登录。',
    name: '用户名',
    picture: '图中字符',
    code: '短信验证码',
    send: '发送验证码',
    sent: '如有此账号，验证码已发往其手机。',
    enter: '登录',
    leave: '退出工作台',
    back: '返回门户',
  },
  en: {
    title: 'Workbench (demonstration)',
    entered: 'Entered by a one-time key: ',
    signedIn: 'Signed in at the workbench: ',
    refused: 'This key was used, is over, or was made for another place. Please enter from the portal again.',
    nobody:
      'You are not signed in at the workbench. Come from the portal, or sign in here by your user name and a code to your phone.',
    name: 'User name',
    picture: 'Characters in the picture',
    code: 'Code by text message',
    send: 'Send a code',
    sent: 'If there is such an account, a code has been sent to its phone.',
    enter: 'Sign in',
    leave: 'Leave the workbench',
    back: 'Back to the portal',
  },
};

export type WorkbenchWords = keyof (typeof texts)['en'];

/** The simulated workbench: the signed-in user, or the sign-in form. */
export interface WorkbenchPage {
  readonly locale: ServerLocale;
  /** Address under which its forms are received. */
  readonly at: string;
  /** Key of the heading. */
  readonly words: WorkbenchWords;
  /** The signed-in user. */
  readonly who?:
    | { readonly personName?: string | null | undefined; readonly corpName?: string | null | undefined }
    | undefined;
  /** The portal's answer to the last attempt, unchanged. */
  readonly said?: string | undefined;
  /** The visit of a user who may sign in here: its token, which the picture needs too, and the entered name. */
  readonly visit?: { readonly picAuthToken: string; readonly userName: string } | undefined;
}

const field = (name: string, label: string, more = ''): string =>
  `<p><label>${label}<br><input name="${name}" autocomplete="off"${more}></label></p>`;

export function workbenchPage({ locale, at, words, who, said, visit }: WorkbenchPage): string {
  const say = texts[locale];
  const heading = who ? `${say[words]}${who.personName ?? ''} · ${who.corpName ?? ''}` : say[words];
  const leave = who ? `<form method="post" action="${at}/leave"><button>${say.leave}</button></form>` : '';
  const token = `<input type="hidden" name="picAuthToken" value="${escapeHtml(visit?.picAuthToken ?? '')}">`;
  const nameField = field(
    'userName',
    say.name,
    ` value="${escapeHtml(visit?.userName ?? '')}" required maxlength="64"`,
  );
  const forms = visit
    ? `<form method="post" action="${at}/code">${token}${nameField}<img alt="" src="/api/sso/v1/sso/client/captcha/${encodeURIComponent(visit.picAuthToken)}">${field('captcha', say.picture, ' maxlength="12"')}<button>${say.send}</button></form>` +
      `<form method="post" action="${at}/enter">${token}${nameField}${field('code', say.code, ' required inputmode="numeric" maxlength="12"')}<button>${say.enter}</button></form>`
    : '';
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say.title}</title><main><h1>${say.title}</h1><p>${escapeHtml(heading)}</p>${said === undefined ? '' : `<p role="alert">${escapeHtml(said)}</p>`}${leave}${forms}<p><a href="/cv3/index">${say.back}</a></p></main></html>`;
}
