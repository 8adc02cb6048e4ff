import { isAboutInstrument, isOfficerAct } from '../../../../domain/trade/shared/officer-acts.ts';
import type { TradeApplicationRow } from '../../../../domain/trade/shared/trade-application.ts';
import type { Say } from '../../../../words/use-words.ts';

type Titled = Pick<TradeApplicationRow, 'act' | 'counterpartyName' | 'instrumentNumber'> &
  Partial<Pick<TradeApplicationRow, 'state'>>;

/** The title of an application: its act, with the company, the companies or the instrument that it is about. */
export function titleOf(row: Titled, say: Say): string {
  const { act, counterpartyName: name, instrumentNumber: number = '', state } = row;
  // A draft may name nobody yet.
  if (act === 'transfer' && name === '' && state !== 'DRAFT') return say('trade.transfer-several');
  if (!isAboutInstrument(act)) return say('trade.application-title', { act, name });
  return number === '' ? say('trade.act', { act }) : say('trade.about-instrument', { act, number });
}

/** The company or the instrument that an application is about; empty for none or several. */
export function partyOf({ act, counterpartyName, instrumentNumber: number = '' }: Titled, say: Say): string {
  if (!isAboutInstrument(act)) return counterpartyName;
  return number === '' ? '' : say('trade.instrument-number', { number });
}

/**
 * The maker of an application: a person, or the platform, because its officers are not named; empty for another
 * company.
 */
export const makerOf = ({ act, makerName }: Pick<TradeApplicationRow, 'act' | 'makerName'>, say: Say): string =>
  makerName === '' && act !== undefined && isOfficerAct(act) ? say('trade.by-platform') : makerName;
