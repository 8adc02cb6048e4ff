import { makeStyles } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';

const useStyles = makeStyles({ body: { padding: '0 16px 12px', overflowX: 'auto' } });

interface Props {
  readonly title: string;
  readonly note: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** A card that shows its figures as a chart or as a table. */
export function TwinCard({ title, note, chart, table }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      title={title}
      note={note}
      more={
        <PressButton size="small" kind="subtle" onPress={() => setAsTable(!asTable)}>
          {say(asTable ? 'statistics.as-chart' : 'statistics.as-table')}
        </PressButton>
      }
    >
      <div className={styles.body}>{asTable ? table : chart}</div>
    </Card>
  );
}
