import { tradeApplicationExtensions } from '../extensions/trade/trade-application-extensions.ts';
import { tradeFigureExtensions } from '../extensions/trade/trade-figure-extensions.ts';
import { tradeHoldingExtensions } from '../extensions/trade/trade-holding-extensions.ts';
import { tradeLimitExtensions } from '../extensions/trade/trade-limit-extensions.ts';

export const tradeAreaCalls = {
  ...tradeApplicationExtensions,
  ...tradeFigureExtensions,
  ...tradeHoldingExtensions,
  ...tradeLimitExtensions,
};

type Own = typeof tradeAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}
