import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import type { InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import type { PageContent } from '../../../presentation/pages/page-content.ts';
import type { OpenedChain } from '../../../presentation/trade/shared/opened-chain.ts';
import type { UndoRequest } from '../../../presentation/trade/shared/undo-request.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { AllocationLog } from './AllocationLog.tsx';
import { ChainTree } from './ChainTree.tsx';
import { OfficerOrders } from './OfficerOrders.tsx';

const useStyles = makeStyles({
  below: { marginTop: '16px' },
  title: { ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' } },
});

/**
 * The chain of title of the pressed instrument, below the list; nothing if none is pressed. Its heading takes the focus
 * when it opens, because it is below all rows. When it is closed, the focus returns to the row.
 */
export const ChainPanel = observer(function ChainPanel({
  presenter,
  undo,
}: {
  readonly presenter: {
    readonly chain: Pick<OpenedChain, 'id' | 'detail'>;
    rowPressed(instrumentId: string): void;
  };
  /** The request to undo a part of it; undefined if the page does not offer that. */
  readonly undo?: UndoRequest;
}) {
  const { id, detail } = presenter.chain;
  return id === undefined ? null : (
    <Opened key={id} content={detail} undo={undo} onClosed={() => presenter.rowPressed(id)} />
  );
});

const Opened = observer(function Opened({
  content,
  undo,
  onClosed,
}: {
  readonly content: PageContent<InstrumentDetail>;
  readonly undo: UndoRequest | undefined;
  readonly onClosed: () => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { current } = content;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus();
  }, []);
  const close = (): void => {
    onClosed();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  // The panel is below the list, which is outside the window on a phone.
  useEffect(() => {
    // Newer browsers return a promise here, which must not be returned as the clean-up.
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current.kind]);
  return (
    <div ref={panel} className={styles.below}>
      <Card
        title={
          <span ref={heading} tabIndex={-1} className={styles.title}>
            {say('trade.chain')}
          </span>
        }
        note={current.kind === 'ready' ? current.value.number : undefined}
        more={<PressButton kind="subtle" icon={<Dismiss20Regular />} label={say('common.close')} onPress={close} />}
      >
        {current.kind === 'loading' && <ListSkeleton rows={3} />}
        {current.kind === 'failed' && <LoadFailure content={content} />}
        {current.kind === 'ready' && (
          <>
            <OfficerOrders instrument={current.value} />
            <AllocationLog allocations={current.value.allocations} />
            <ChainTree instrument={current.value} undo={undo} />
          </>
        )}
      </Card>
    </div>
  );
});
