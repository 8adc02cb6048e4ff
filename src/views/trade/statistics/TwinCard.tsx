import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { saveChart, type ChartPicture } from './chart-picture.ts';

const useStyles = makeStyles({
  body: { padding: '0 16px 12px', overflowX: 'auto' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  failed: { margin: '0 0 8px', color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  readonly title: string;
  readonly note: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  /** Texts of the saved picture of the chart in addition to its title; undefined if nothing is drawn. */
  readonly picture: Omit<ChartPicture, 'title'> | undefined;
}

/** A card that shows its figures as a chart, which can be saved as a picture, or as a table. */
export function TwinCard({ title, note, chart, table, picture }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const [asTable, setAsTable] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  // If a chart is wider than the screen, its newest month is scrolled into view.
  useLayoutEffect(() => {
    if (body.current) body.current.scrollLeft = asTable ? 0 : body.current.scrollWidth;
  }, [asTable]);
  const save = async (): Promise<void> => {
    const drawing = body.current?.querySelector<SVGSVGElement>('svg[data-chart]');
    try {
      if (drawing && picture) await saveChart(drawing, { ...picture, title });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Card
      title={title}
      note={note}
      more={
        <span className={styles.actions}>
          {!asTable && picture && (
            <PressButton
              size="small"
              kind="subtle"
              label={say('statistics.picture-of', { name: title })}
              onPress={async () => save()}
            >
              {say('statistics.picture')}
            </PressButton>
          )}
          <PressButton size="small" kind="subtle" onPress={() => setAsTable(!asTable)}>
            {say(asTable ? 'statistics.as-chart' : 'statistics.as-table')}
          </PressButton>
        </span>
      }
    >
      <div ref={body} className={styles.body}>
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            {say('statistics.picture-failed')}
          </p>
        )}
        {asTable ? table : chart}
      </div>
    </Card>
  );
}
