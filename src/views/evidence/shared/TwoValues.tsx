import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ShownValue } from '../../../presentation/evidence/shared/shown-value.ts';
import type { Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { FieldValue } from './FieldValue.tsx';

const useStyles = makeStyles({
  table: {
    borderCollapse: 'collapse',
    '& th, & td': { padding: '4px 16px 4px 0', textAlign: 'start', verticalAlign: 'middle', fontWeight: 400 },
    '& th': { whiteSpace: 'nowrap' },
    '& thead th': { fontSize: '12px' },
  },
});

interface TwoValuesProps {
  /** The names of the columns: the present value, the other value, and the action. */
  readonly heads: { readonly mine: string; readonly theirs: string; readonly decide?: string };
  readonly lines: readonly {
    readonly label: Message;
    readonly mine: ShownValue;
    readonly theirs: ShownValue;
    readonly decide?: ReactNode;
  }[];
}

/** Fields of a document, each with two values side by side. */
export function TwoValues({ heads, lines }: TwoValuesProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say('materials.field')}</th>
          <th scope="col">{heads.mine}</th>
          <th scope="col">{heads.theirs}</th>
          {heads.decide !== undefined && <th scope="col">{heads.decide}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, mine, theirs, decide }) => (
          <tr key={label.key}>
            <th scope="row">{say(label)}</th>
            <td>
              <FieldValue value={mine} />
            </td>
            <td>
              <FieldValue value={theirs} />
            </td>
            {heads.decide !== undefined && <td>{decide}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
