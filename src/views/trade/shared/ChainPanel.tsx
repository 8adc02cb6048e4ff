import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import type { InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import type { PageContent } from '../../../presentation/pages/page-content.ts';
import type { UndoRequest } from '../../../presentation/trade/shared/undo-request.ts';
import { Card } from '../../design/panels/Card.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { ChainTree } from './ChainTree.tsx';

const useStyles = makeStyles({ below: { marginTop: '16px' } });

/** The chain of title of the instrument whose row was pressed. */
export const ChainPanel = observer(function ChainPanel({
  content,
  undo,
}: {
  readonly content: PageContent<InstrumentDetail>;
  /** The request to undo a part of it; undefined where the page offers none. */
  readonly undo?: UndoRequest;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { current } = content;
  const panel = useRef<HTMLDivElement>(null);
  // The panel stands below the list, where a phone does not show it.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current.kind]);
  return (
    <div ref={panel} className={styles.below}>
      <Card title={say('trade.chain')} note={current.kind === 'ready' ? current.value.number : undefined}>
        {current.kind === 'loading' && <ListSkeleton rows={3} />}
        {current.kind === 'failed' && <LoadFailure content={content} />}
        {current.kind === 'ready' && <ChainTree instrument={current.value} undo={undo} />}
      </Card>
    </div>
  );
});
