import { tradeApplicationExtensions } from '../extensions/trade/trade-application-extensions.ts';
import { tradeApprovalExtensions } from '../extensions/trade/trade-approval-extensions.ts';
import { tradeFigureExtensions } from '../extensions/trade/trade-figure-extensions.ts';
import { tradeHoldingExtensions } from '../extensions/trade/trade-holding-extensions.ts';

export const tradeAreaCalls = {
  ...tradeApplicationExtensions,
  ...tradeApprovalExtensions,
  ...tradeFigureExtensions,
  ...tradeHoldingExtensions,
};

type Own = typeof tradeAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}
