import * as v from 'valibot';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { date, done, flag, instant, list, maybe, nothing, text } from '../../fields.ts';

/** Document 1, section 3: platform and page config. Some fields have two names on the wire; either may occur. */
export const pageConfigWire = v.object({
  tempId: v.nullish(v.string()),
  loginUrl: v.nullish(v.string()),
  platformType: v.nullish(v.string()),
  isOrgLogin: v.nullish(v.boolean()),
  platformLogo: v.nullish(v.string()),
  logoUrl: v.nullish(v.string()),
  topSlogan: v.nullish(v.string()),
  slogan: v.nullish(v.string()),
  topBarColor: v.nullish(v.string()),
  topBarWordColor: v.nullish(v.string()),
  tailBarColor: v.nullish(v.string()),
  tailBarWordColor: v.nullish(v.string()),
  isRT: v.nullish(v.boolean()),
  hasJG: v.nullish(v.boolean()),
  hotline: v.nullish(v.string()),
  contactAddress: v.nullish(v.string()),
  postcode: v.nullish(v.string()),
  onlineService: v.nullish(v.string()),
  copyrightCn: v.nullish(v.string()),
  copyrightEn: v.nullish(v.string()),
  securityRegister: v.nullish(v.string()),
  registerUrl: v.nullish(v.string()),
  icpRegister: v.nullish(v.string()),
  icpRegisterUrl: v.nullish(v.string()),
  avalableProduct: v.nullish(v.array(v.string())),
  /** The platform's names; an addition without which the slogan's place stays empty. */
  platformName: v.nullish(v.string()),
  platformNameEn: v.nullish(v.string()),
  /** The address in English: an addition. Without it, the other one is shown. */
  contactAddressEn: v.nullish(v.string()),
  /**
   * Ways to sign in, `PASSWORD` and `SMS`; an addition. Both are open where it is absent. `KEY` and `CLOUD` (a key for
   * which the telephone asks its owner) are open only where they are named.
   */
  signInMethods: v.nullish(v.array(v.string())),
  /**
   * Sign-in page of financial institutions (`/fin4/login/login`, another application); an addition. Without it the
   * portal has no link there.
   */
  fundersUrl: v.nullish(v.string()),
  /**
   * Download address of the program that reads tokens (a path of this host, or a web address); an addition. Without it
   * none is offered.
   */
  ukeyHelperUrl: v.nullish(v.string()),
  /** Whether the security control is required (X-01: the portal only informs about it); an addition. */
  ukeyControls: v.nullish(v.boolean()),
  /**
   * Properties that the documents describe for some hosts without naming a field: additions. Where they are absent, the
   * host is like most others. `rightBar` is `whole` or `helpAndFold`.
   */
  rightBar: v.nullish(v.string()),
  footerQr: v.nullish(v.string()),
  productTitles: v.nullish(
    v.array(v.object({ product: v.string(), title: v.string(), titleEn: v.nullish(v.string()) })),
  ),
  /**
   * Texts beside the product names in the header's list, and the address of the old version; additions. Without them
   * only names are shown, and there is no link to the old version.
   */
  productIntros: v.nullish(
    v.array(
      v.object({
        product: v.string(),
        nickname: v.nullish(v.string()),
        nicknameEn: v.nullish(v.string()),
        intro: v.nullish(v.string()),
        introEn: v.nullish(v.string()),
      }),
    ),
  ),
  oldVersionUrl: v.nullish(v.string()),
  /**
   * Targets of the right bar, beside `onlineService`; additions. Without them the bar has only the icons whose targets
   * are in the portal (F-029, F-075, F-079, X-18).
   */
  wechatUrl: v.nullish(v.string()),
  surveyUrl: v.nullish(v.string()),
  helpCentreHidden: v.nullish(v.boolean()),
  feedbackMobileDigits: v.nullish(v.string()),
  /** Settings that the documents leave to each platform; additions, each with a usual value. */
  digitalGeneralInvoice: v.nullish(v.boolean()),
  reasonLineCode: v.nullish(v.string()),
  reasonClauseCode: v.nullish(v.string()),
  mostApplicants: v.nullish(v.number()),
});
export type PageConfigWire = v.InferInput<typeof pageConfigWire>;

const menuFields = {
  menuCode: v.string(),
  menuName: v.nullish(v.string()),
  menuUrl: v.nullish(v.string()),
  isShow: v.nullish(v.boolean()),
};
export const menuWire = v.object({ ...menuFields, children: v.nullish(v.array(v.object(menuFields))) });
export type MenuWire = v.InferInput<typeof menuWire>;

const roleWire = v.object({ pkRole: v.string(), roleName: v.nullish(v.string()) });

export const platformCalls = {
  platforms: defineCall({
    base: 'web',
    method: 'POST',
    path: '/biz/v1/platforms',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    isUncounted: true,
    request: v.object({ platformUrl: text(300) }),
    answer: pageConfigWire,
  }),
  security: defineCall({
    base: 'web',
    method: 'GET',
    path: '/v2/auth/security',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    ofSession: true,
    request: v.object({
      user3Required: maybe(flag),
      candidateRoles3Required: maybe(flag),
      roles3Required: maybe(flag),
      menus3Required: maybe(flag),
      currentRole3: maybe(flag),
      /** The colleague for whom the user acted in this window until now; an addition. */
      actedFor: maybe(text(64)),
    }),
    answer: v.object({
      user3: v.nullish(
        v.object({
          userId: v.string(),
          personId: v.string(),
          userName: v.string(),
          personName: v.string(),
          personRoleNames: v.nullish(v.string()),
          mobile: v.nullish(v.string()),
          userState: v.string(),
          userType: v.string(),
          unionId: v.nullish(v.string()),
          enableSwitchVersion: v.nullish(v.boolean()),
          corpName: v.nullish(v.string()),
          /**
           * The institution for which the user acts for the company; an addition. Without it the header names the
           * company alone.
           */
          innerOrgName: v.nullish(v.string()),
        }),
      ),
      candidateRoles: v.nullish(v.array(roleWire)),
      roles3: v.nullish(v.array(roleWire)),
      menus3: v.nullish(v.array(menuWire)),
      currentRole3: v.nullish(v.string()),
      homeUrl: v.nullish(v.string()),
      /**
       * Milliseconds until the session ends, regardless of the user's activity; an addition. Without it no warning of
       * that end is shown.
       */
      sessionLeft: v.nullish(v.number()),
      /**
       * How the delegation that the request named has ended, where the user no longer acts by it; `by` is empty where
       * its time ran out. An addition.
       */
      actingOver: v.nullish(v.object({ personName: v.string(), by: v.string(), at: instant, today: date })),
      /**
       * The colleague for whom the user acts in the current role, and the last day of that; an addition. Absent where
       * the user acts for themselves alone.
       */
      actsFor: v.nullish(v.object({ userId: v.string(), personName: v.string(), until: date })),
      uKeyCodeSuffix: v.nullish(v.string()),
      raType: v.nullish(v.string()),
      certNumber: v.nullish(v.string()),
      isMain: v.nullish(v.boolean()),
      isCore: v.nullish(v.boolean()),
      /** Whether the user sees only what is allocated to an inner organisation; an addition. */
      isConfined: v.nullish(v.boolean()),
    }),
  }),
  refreshSession: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/refresh-session',
    source: "document 1, section 7; a role cookie that differs from the session's role requests the switch",
    caller: 'signed-in',
    changes: true,
    mayEndDelegation: true,
    request: v.object({ currentRole3: maybe(text(64)) }),
    answer: done,
  }),
  holidays: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/dates/holidays/currentYear',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ region: text(20) }),
    answer: v.array(v.object({ holidayDate: date, workday: v.nullish(v.boolean()) })),
  }),
  mimeTypes: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/files/pks/mimetype',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ pkFiles: list }),
    answer: v.array(v.object({ pkFile: v.string(), mimeType: v.string() })),
  }),
  logout: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/standalone/client/logout',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: true,
    repeats: true,
    signsOut: true,
    mayEndDelegation: true,
    request: nothing,
    answer: done,
  }),
};
