import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

import { toDoPath } from '../../../domain/catalogue/to-do-path.ts';
import type { WaitingNumbers } from '../../../presentation/home/shared/waiting-numbers.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';
import { toDoWords } from '../../../words/areas/home.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    minHeight: '24px',
    padding: '10px 16px',
    fontVariantNumeric: 'tabular-nums',
  },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  parts: { listStyleType: 'none', display: 'flex', flexWrap: 'wrap', gap: '2px 16px', margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  all: { marginLeft: 'auto' },
});

const tradeParts = ['toAccept', 'toDecide', 'returned', 'toFinance', 'toConfirm'] as const;

/** All waiting items on one line. Each number links to its list, and the total to the queue. */
export const ToDoLine = observer(function ToDoLine({ numbers }: { readonly numbers: WaitingNumbers }) {
  const styles = useStyles();
  const { say } = useWords();
  const { packages, trade, total, known, isPartMissing } = numbers;
  const parts = [
    ...tradeParts.map((part) => ({
      part,
      count: trade.totalOf(part),
      path: trade.path ?? toDoPath,
    })),
    { part: 'packages', count: packages.total ?? 0, path: numbers.packagesPath },
  ].filter(({ count }) => count > 0);
  return (
    <Card>
      <section className={styles.line} aria-label={say('to-do.line')}>
        <h2 className={styles.title}>{say('to-do.line')}</h2>
        {total === undefined && !isPartMissing ? (
          <span className={styles.quiet}>{say('to-do.awaited')}</span>
        ) : (
          <>
            {parts.length > 0 && (
              <ul className={styles.parts}>
                {parts.map(({ part, count, path }) => (
                  <li key={part}>
                    <PortalLink to={path}>{say('to-do.line-part', { part, count })}</PortalLink>
                  </li>
                ))}
              </ul>
            )}
            {total === 0 && <span className={styles.quiet}>{say('to-do.line-none')}</span>}
            {isPartMissing && <span className={styles.quiet}>{say('to-do.line-missing')}</span>}
          </>
        )}
        <span className={styles.all}>
          <PortalLink strong to={toDoPath}>
            {say('to-do.line-all', { count: (isPartMissing ? known : total) || undefined })}
          </PortalLink>
        </span>
      </section>
    </Card>
  );
});

/** The line with the numbers of the menu, once they and its texts are loaded; nothing if that fails. */
export function HomeToDo() {
  const learn = useLearning();
  const { waiting } = usePresenters();
  const [numbers, setNumbers] = useState<WaitingNumbers>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const [found] = await Promise.all([waiting(), learn([toDoWords])]);
      if (isGone) return;
      setNumbers(found);
      if (found.total === undefined) await found.refresh();
    };
    void load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [learn, waiting]);
  return numbers && <ToDoLine numbers={numbers} />;
}
