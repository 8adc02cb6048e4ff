import { makeStyles } from '@fluentui/react-components';
import { Card } from '../../views/design/panels/Card.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import type { Column } from '../../views/design/table/data-table-types.ts';
import { count, percent } from '../../words/format.ts';
import type { Effects } from '../api/fault-answers.ts';
import { useSandboxWords, type SandboxSay } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({ place: { marginTop: '16px' } });

type Kind = keyof Effects['byType'];
type Row = Effects['byType'][Kind] & { readonly kind: Kind };

/** The share of read fields that were submitted unchanged. */
function shareOfKept({ kept, corrected }: Row): string {
  return kept + corrected === 0 ? '--' : percent(kept / (kept + corrected));
}

function columns(say: SandboxSay): readonly Column<Row>[] {
  return [
    {
      id: 'kind',
      title: say('sandbox-faults.effect-kind'),
      minWidth: 160,
      share: 1,
      cell: ({ kind }) => say(`sandbox-faults.effect-${kind}`),
      onCard: 'title',
    },
    { id: 'kept', title: say('sandbox-faults.effect-kept'), minWidth: 130, share: 0, cell: ({ kept }) => count(kept) },
    {
      id: 'corrected',
      title: say('sandbox-faults.effect-corrected'),
      minWidth: 130,
      share: 0,
      cell: ({ corrected }) => count(corrected),
    },
    {
      id: 'typed',
      title: say('sandbox-faults.effect-typed'),
      minWidth: 130,
      share: 0,
      cell: ({ typed }) => count(typed),
    },
    { id: 'share', title: say('sandbox-faults.effect-share'), minWidth: 130, share: 0, cell: shareOfKept },
  ];
}

/** The effect of reading documents: fields submitted as read, corrected, and typed. */
export function EffectsCard({ effects: { submissions, byType } }: { readonly effects: Effects }) {
  const say = useSandboxWords();
  const styles = useStyles();
  const rows: readonly Row[] = [
    { kind: 'BUSI_INVOICE', ...byType.BUSI_INVOICE },
    { kind: 'BUSI_CONTRACT', ...byType.BUSI_CONTRACT },
  ];
  return (
    <div className={styles.place}>
      <Card title={say('sandbox-faults.effects')} note={say('sandbox-faults.effects-note', { submissions })}>
        <DataTable
          name={say('sandbox-faults.effects')}
          columns={columns(say)}
          rowCount={rows.length}
          rowAt={(index) => rows[index]}
          rowName={({ kind }) => say(`sandbox-faults.effect-${kind}`)}
        />
      </Card>
    </div>
  );
}
