import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useState } from 'react';

import { moneyToText, sumMoney } from '../../../domain/money/money.ts';
import type { ChainPart, InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import type { UndoRequest } from '../../../presentation/trade/shared/undo-request.ts';
import { UndoWaitingNote } from './UndoWaitingNote.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  tree: { margin: 0, padding: '4px 16px 16px', listStyleType: 'none' },
  below: { margin: 0, padding: '0 0 0 20px', listStyleType: 'none', borderLeft: `1px solid ${portal.hairline}` },
  part: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    margin: '8px 0',
    padding: '8px 12px',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  own: { backgroundColor: portal.accentSoft, color: portal.accentSoftWords },
  transit: { ...shorthands.borderStyle('dashed'), backgroundColor: portal.warnGround },
  small: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  note: {
    margin: 0,
    padding: '8px 16px 0',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

/** The parts that begin a branch: their origin is not among the parts that the user sees. */
function rootsOf(chain: readonly ChainPart[]): readonly ChainPart[] {
  const ids = new Set(chain.map(({ holdingId }) => holdingId));
  return chain.filter(({ originId }) => originId === undefined || !ids.has(originId));
}

/** The buttons by which the user requests to undo a part. */
function UndoPresses({ part, undo }: { readonly part: ChainPart; readonly undo: UndoRequest | undefined }) {
  const { say } = useWords();
  const { holdingId, companyName, amount, received, undoActs, undoWaiting } = part;
  if (!undo) return null;
  const waiting = undoWaiting.map((each) => (
    <div key={each.applicationId}>
      <UndoWaitingNote waiting={each} undo={undo} />
    </div>
  ));
  const presses = undoActs.map((act) => (
    <div key={act}>
      <PressButton
        size="small"
        label={say('trade.undo-of', { act, name: companyName })}
        onPress={() => undo.pressed({ act, holdingId, companyName, amount: amount ?? received })}
      >
        {say('trade.undo', { act })}
      </PressButton>
    </div>
  ));
  return [...waiting, ...presses];
}

/** Number of parts of one origin that are drawn at first, and with each further press. */
const partsDrawn = 50;

interface BranchesProps {
  readonly parts: readonly ChainPart[];
  readonly chain: readonly ChainPart[];
  readonly undo: UndoRequest | undefined;
}

/** The parts of one origin: the first ones, with a button for more. */
function Branches({ parts, chain, undo }: BranchesProps) {
  const styles = useStyles();
  const { say } = useWords();
  const [drawn, setDrawn] = useState(partsDrawn);
  const left = parts.length - drawn;
  return (
    <ul className={styles.below}>
      {parts.slice(0, drawn).map((part) => (
        <Branch key={part.holdingId} part={part} chain={chain} undo={undo} />
      ))}
      {left > 0 && (
        <li>
          <PressButton size="small" kind="subtle" onPress={() => setDrawn(drawn + partsDrawn)}>
            {say('trade.chain-more', { next: Math.min(left, partsDrawn), left })}
          </PressButton>
        </li>
      )}
    </ul>
  );
}

/** Places in which nothing is owed any more. Their amounts are shown with the holding that they came from. */
const endedPlaces = ['paid', 'cancelled'] as const;

interface BranchProps {
  readonly part: ChainPart;
  readonly chain: readonly ChainPart[];
  readonly undo: UndoRequest | undefined;
}

function Branch({ part, chain, undo }: BranchProps) {
  const styles = useStyles();
  const { say } = useWords();
  const below = chain.filter(({ originId }) => originId === part.holdingId);
  const { place, isOwn, companyName, received, amount, at, outcome } = part;
  // An accepted amount is shown by the holding that received it.
  const isPassed = place === 'transit' && outcome?.state === 'accepted';
  const ended = endedPlaces
    .map((where) => ({ where, parts: below.filter((each) => each.place === where) }))
    .filter(({ parts }) => parts.length > 0);
  // An amount that came back needs no branch, because its outcome says so. A paid amount needs none either, because its
  // payer holds nothing.
  const further = outcome ? [] : below.filter((each) => !ended.some(({ where }) => where === each.place));
  const isEmpty = place === 'held' && amount?.fen === 0n;
  const [last] = ended;
  const now = isEmpty ? (last?.where ?? 'gone') : place;
  // The time belongs to the shown event: to the payment of a paid amount, or to the arrival of a held one.
  const moment = isEmpty && last ? Math.max(...last.parts.map((each) => each.at)) : at;
  if (isPassed && below.length > 0)
    return (
      <>
        {below.map((each) => (
          <Branch key={each.holdingId} part={each} chain={chain} undo={undo} />
        ))}
      </>
    );
  return (
    <li>
      <div
        className={mergeClasses(
          styles.part,
          isOwn && place === 'held' && styles.own,
          place === 'transit' && styles.transit,
        )}
      >
        <span>
          {isOwn ? say('trade.chain-you', { name: companyName }) : companyName}
          <br />
          <span className={styles.small}>
            {outcome
              ? say('trade.transit-outcome', outcome)
              : [say('trade.place-of', { place: now }), say('trade.moment', { at: moment })].join(
                  say('formats.clause-separator'),
                )}
          </span>
        </span>
        <span>
          {outcome ? money(moneyToText(received)) : say('trade.received', { amount: moneyToText(received) })}
          {!outcome &&
            ended.map(({ where, parts }) => (
              <span key={where}>
                <br />
                <span className={styles.small}>
                  {say('trade.chain-ended', {
                    place: where,
                    amount: moneyToText(sumMoney(parts.map((each) => each.received))),
                  })}
                </span>
              </span>
            ))}
          {amount && !outcome && !isEmpty && (
            <>
              <br />
              <span className={styles.small}>{say('trade.left', { amount: moneyToText(amount) })}</span>
            </>
          )}
          <UndoPresses part={part} undo={undo} />
        </span>
      </div>
      {further.length > 0 && <Branches parts={further} chain={chain} undo={undo} />}
    </li>
  );
}

/** The chain of title of an instrument, as far as the user may see it. */
export function ChainTree({
  instrument,
  undo,
}: {
  readonly instrument: InstrumentDetail;
  readonly undo: UndoRequest | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { chain, isIssuer, issuerName, issuedOn, amount } = instrument;
  return (
    <>
      <p className={styles.note}>{say('trade.chain-note', { isIssuer })}</p>
      <ul className={styles.tree} aria-label={say('trade.chain-of', { number: instrument.number })}>
        <li>
          <div className={styles.part}>
            <span>
              {isIssuer ? say('trade.chain-you', { name: issuerName }) : issuerName}
              <br />
              <span className={styles.small}>
                {[say('trade.entry', { entry: 'issue' }), say('formats.day', { day: issuedOn })].join(
                  say('formats.clause-separator'),
                )}
              </span>
            </span>
            <span>{money(moneyToText(amount))}</span>
          </div>
          <Branches parts={rootsOf(chain)} chain={chain} undo={undo} />
        </li>
      </ul>
    </>
  );
}
