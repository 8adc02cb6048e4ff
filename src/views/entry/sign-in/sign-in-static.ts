import { isPictureAddress } from '../../../domain/text/addresses.ts';
import { signInMethods, type SignInMethod } from '../../../domain/entry/channels.ts';
import { signInBrandCss } from './sign-in-brand.ts';
import { signInCss } from './sign-in-css.ts';
import { markStrokes } from '../../design/theme/mark-strokes.ts';
import { helpAddress, signInFacts, signInFieldIds, defaultSlogan, waysOn } from './sign-in-look.ts';
import type { SignInBrand, SignInLanguage } from './sign-in-look.ts';
import type { signIn } from '../../../words/zh-CN/entry/sign-in.ts';
import { maxPastedCharacters } from '../../../domain/text/typed-number.ts';

/** The texts of the sign-in page; a whole catalogue fits too. */
export type SignInWords = Readonly<typeof signIn>;

export interface SignInPageOptions {
  /** The address to which the form posts without scripts; by default the page's own. */
  readonly action?: string;
  readonly languages?: readonly SignInLanguage[];
  /** The texts of the form for codes, which is shown if the address asks for it. */
  readonly sms?: { readonly mobile: string; readonly code: string; readonly ask: string };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function brandMark(brand: SignInBrand): string {
  const { logoUrl } = brand;
  // A configured logo is an external address.
  if (logoUrl !== undefined && isPictureAddress(logoUrl)) return `<img src="${escapeHtml(logoUrl)}" alt="">`;
  return `<svg viewBox="0 0 28 28" aria-hidden="true">${markStrokes.map((stroke) => `<path d="${stroke}"></path>`).join('')}</svg>`;
}

function languageLinks(languages: readonly SignInLanguage[], words: SignInWords): string {
  if (languages.length === 0) return '';
  const links = languages.map(({ locale, name, address, current }) =>
    current
      ? `<span lang="${locale}" aria-current="true">${escapeHtml(name)}</span>`
      : `<a href="${escapeHtml(address)}" lang="${locale}" hreflang="${locale}">${escapeHtml(name)}</a>`,
  );
  return `<nav class="si-languages" aria-label="${escapeHtml(words['sign-in.languages'])}">${links.join('')}</nav>`;
}

function fields(words: SignInWords): string {
  const { userName, password } = signInFieldIds;
  const say = (
    key: 'sign-in.user-name' | 'sign-in.password' | 'sign-in.password-show' | 'sign-in.password-show-label',
  ): string => escapeHtml(words[key]);
  return (
    `<div class="si-field"><label class="si-label" for="${userName}">${say('sign-in.user-name')}</label>` +
    `<div class="si-in"><input id="${userName}" name="userName" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" required=""></div></div>` +
    `<div class="si-field"><label class="si-label" for="${password}">${say('sign-in.password')}</label>` +
    `<div class="si-in"><input id="${password}" name="password" type="password" autocomplete="current-password" required="">` +
    `<button type="button" class="si-text" aria-label="${say('sign-in.password-show-label')}">${say('sign-in.password-show')}</button></div></div>`
  );
}

/** The tabs of the ways to sign in. Until the portal is loaded, each is a link to another page. */
function tabs(ways: SignInBrand['ways'], current: SignInMethod, words: SignInWords): string {
  return signInMethods
    .map((way) => {
      const [name, address] = [escapeHtml(words[`sign-in.method-${way}`]), ways?.[way]];
      if (way === current) return `<span class="si-tab">${name}</span>`;
      return address === undefined ? '' : `<a class="si-tab si-off" href="${escapeHtml(address)}">${name}</a>`;
    })
    .join('');
}

/** The fields for the code by telephone, which work once the portal is loaded. */
function codeFields({ mobile, code, ask }: NonNullable<SignInPageOptions['sms']>): string {
  return (
    `<div class="si-field"><label class="si-label" for="sign-in-mobile">${escapeHtml(mobile)}</label>` +
    `<div class="si-in"><input id="sign-in-mobile" name="mobile" type="tel" inputmode="tel" autocomplete="tel-national" maxlength="20" required=""></div></div>` +
    `<div class="si-field"><label class="si-label" for="sign-in-code">${escapeHtml(code)}</label>` +
    `<div class="si-in"><input id="sign-in-code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="${maxPastedCharacters}" required="">` +
    `<button type="button" class="si-text">${escapeHtml(ask)}</button></div></div>`
  );
}

/**
 * The sign-in form in the document, before any script runs. `css` is the content of its inline style element, whose
 * hash depends on it; all text of the brand is escaped. The form posts, so that nothing typed appears in an address.
 * `SignInForm` renders the same elements.
 */
export function signInMarkup(
  brand: SignInBrand,
  words: SignInWords,
  options: SignInPageOptions = {},
): { readonly html: string; readonly css: string } {
  const say = (
    key: Exclude<keyof SignInWords, 'sign-in.hotline' | 'sign-in.locked' | 'sign-in.session-replaced-by'>,
  ): string => escapeHtml(words[key]);
  const slogan = (brand.slogan || words[defaultSlogan(brand)]).split('\n').map(escapeHtml).join('<br>');
  const facts = signInFacts(brand)
    .map(([title, note]) => `<li><b>${say(title)}</b>${say(note)}</li>`)
    .join('');
  const action = options.action === undefined ? '' : ` action="${escapeHtml(options.action)}"`;
  const hotline = brand.hotline ? `<span>${escapeHtml(words['sign-in.hotline']({ phone: brand.hotline }))}</span>` : '';
  const online = brand.onlineService
    ? `<a href="${escapeHtml(brand.onlineService)}" target="_blank" rel="noopener noreferrer">${say('sign-in.online-service')}</a>`
    : '';
  const current = brand.ways?.current ?? 'password';
  const byCode = current === 'sms' ? options.sms : undefined;
  const funders = brand.fundersUrl ? `<a href="${escapeHtml(brand.fundersUrl)}">${say('sign-in.funders')}</a>` : '';
  const demo = brand.demo ? `<a href="${escapeHtml(brand.demo)}">${say('sign-in.demo')}</a>` : '';
  const html =
    `<div class="si"><header class="si-left"><div class="si-brand">${brandMark(brand)}<span>${escapeHtml(brand.name)}</span></div>` +
    `<div class="si-pitch"><p class="si-slogan">${slogan}</p><p class="si-introduction">${say('sign-in.introduction')}</p></div>` +
    `<ul class="si-facts">${facts}</ul></header>` +
    `<main class="si-right"><div class="si-box"><h1 class="si-title">${brand.title === undefined ? say('sign-in.title') : escapeHtml(brand.title)}</h1>` +
    `<p class="si-subtitle">${brand.subtitle === undefined ? say('sign-in.subtitle') : escapeHtml(brand.subtitle)}</p>` +
    `<div class="si-tabs">${tabs(brand.ways, current === 'sms' && !byCode ? 'password' : current, words)}</div>` +
    `<form method="post"${action}>${current === 'key' ? '' : byCode === undefined ? fields(words) : codeFields(byCode)}` +
    // The button is disabled until the portal has taken over, because a submission before would lose the typed values.
    `<button type="submit" class="si-submit" disabled>${say('sign-in.submit')}</button></form>` +
    `<div class="si-told"><p class="si-note">${say('sign-in.shared-account')}</p></div>` +
    `<p class="si-forgot">${waysOn(brand)
      .map(([path, name]) => `<a href="/cv3${path}">${say(name)}</a>`)
      .join('')}<a href="${helpAddress}">${say('sign-in.help')}</a></p>` +
    `<div class="si-foot">${hotline}${online}${funders}${demo}${languageLinks(options.languages ?? [], words)}</div>` +
    `<noscript><p class="si-error">${say('sign-in.no-script')}</p></noscript></div></main><div role="status" class="si-space"></div></div>`;
  return { html, css: signInBrandCss(brand.barColour) + signInCss };
}
