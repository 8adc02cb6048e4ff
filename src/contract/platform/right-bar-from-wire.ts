import { defaultRightBar, type RightBarTargets } from '../../domain/platform/page-config.ts';
import type { PageConfigWire } from '../documented/platform/platform.ts';

/** What a platform says of its right bar; what makes no sense counts as not said. */
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
