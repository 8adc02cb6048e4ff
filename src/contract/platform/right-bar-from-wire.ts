import { defaultRightBar, type RightBarTargets } from '../../domain/platform/page-config.ts';
import type { PageConfigWire } from '../documented/platform/platform.ts';

/** Parses a platform's right bar; invalid values count as absent. */
export function rightBarFromWire(
  wire: PageConfigWire,
  webAddress: (text: string | null | undefined) => string,
): RightBarTargets {
  const digits = wire.feedbackMobileDigits ?? '';
  return {
    isShort: wire.rightBar === 'helpAndFold',
    wechat: webAddress(wire.wechatUrl),
    survey: webAddress(wire.surveyUrl),
    hasHelpCentre: !(wire.helpCentreHidden ?? false),
    mobileDigits: /^\d{1,10}$/.test(digits) ? digits : defaultRightBar.mobileDigits,
  };
}
