import { pageConfigFromWire } from '../../src/contract/platform/page-config-from-wire.ts';
import { channelAt } from '../../src/domain/entry/channels.ts';
import { neutralPageConfig, sloganOf } from '../../src/domain/platform/page-config.ts';
import { channelBrand } from '../../src/presentation/entry/sign-in/channel-brand.ts';
import { methodsOf, signInWays } from '../../src/presentation/entry/sign-in/sign-in-ways.ts';
import { recordEarlySubmit } from '../../src/views/entry/sign-in/record-early-submit.ts';
import { escapeHtml, signInMarkup, type SignInWords } from '../../src/views/entry/sign-in/sign-in-static.ts';
import { channels as englishChannels } from '../../src/words/en/entry/channels.ts';
import { signIn as english } from '../../src/words/en/entry/sign-in.ts';
import { sms as englishSms } from '../../src/words/en/entry/sms.ts';
import { localeNames, locales, type Locale } from '../../src/words/locale.ts';
import { channels as chineseChannels } from '../../src/words/zh-CN/entry/channels.ts';
import { sms as chineseSms } from '../../src/words/zh-CN/entry/sms.ts';
import { signIn as chinese } from '../../src/words/zh-CN/entry/sign-in.ts';
import type { SignInPage } from '../http/sign-in-page.ts';

const words: Readonly<Record<Locale, SignInWords>> = { 'zh-CN': chinese, en: english };

const channelWords: Readonly<Record<Locale, typeof chineseChannels>> = {
  'zh-CN': chineseChannels,
  en: englishChannels,
};

const codes = { 'zh-CN': chineseSms, en: englishSms } as const;

const script = `(${recordEarlySubmit.toString()})(document)`;

/** The portal's sign-in form as HTML, with the same elements that its views render. */
export const signInPage: SignInPage = ({
  platform,
  project,
  path,
  search,
  locale,
  addressIn,
  demo,
  sentWithoutScript,
}) => {
  // Without a configuration, the page offers the sign-in methods that need none, as the portal itself does.
  const config = platform ? pageConfigFromWire(platform) : { ...neutralPageConfig, hotline: '' };
  const channel = channelAt(path);
  // A platform's slogan exists in Chinese only; other languages show the portal's own.
  const slogan = locale === 'zh-CN' ? sloganOf(config) : '';
  const brand = {
    name: locale === 'en' ? config.nameEn : config.name,
    logoUrl: config.logoUrl || undefined,
    slogan,
    barColour: config.topBarColor,
    hotline: config.hotline,
    onlineService: config.onlineService,
    fundersUrl: config.fundersUrl,
    demo,
    ways: signInWays(search, methodsOf(config, channel?.methods)),
  };
  const brandTexts = channelWords[locale];
  const own =
    channel && channel.key !== 'main'
      ? channelBrand(channel, project, config, {
          plain: (key) => brandTexts[key],
          project: brandTexts['channels.project'],
        })
      : {};
  const languages = locales.map((each) => ({
    locale: each,
    name: localeNames[each],
    address: addressIn(each),
    current: each === locale,
  }));
  const { html, css } = signInMarkup({ ...brand, ...own }, words[locale], {
    action: `/cv3${channel?.path ?? '/login/login'}`,
    languages,
    sms: { mobile: codes[locale]['sms.mobile'], code: codes[locale]['sms.code'], ask: codes[locale]['sms.ask'] },
  });
  const notice = sentWithoutScript
    ? `<p class="si-error" role="alert">${escapeHtml(words[locale]['sign-in.no-script'])}</p>`
    : '';
  // Codes can be requested only once the portal runs, so the early-input script is needed for the password form only.
  return {
    html: html.replace('<form ', () => `${notice}<form `),
    css,
    script: (brand.ways?.current ?? 'password') === 'password' ? script : '',
  };
};
