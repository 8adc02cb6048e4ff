import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { candidateColumns } from '../../../src/views/evidence/choose-candidates/candidate-columns.tsx';
import { DataTable } from '../../../src/views/design/table/DataTable.tsx';
import { PortalLook } from '../../../src/views/design/theme/PortalLook.tsx';
import { useWords } from '../../../src/words/use-words.ts';
import { WordsProvider } from '../../../src/words/WordsProvider.tsx';
import { evidenceWords, evidenceWorkWords, heldWords } from '../../../src/words/areas/evidence.ts';
import { loadCatalogue } from '../../../src/words/load-catalogue.ts';
import { manyRows, rowCount } from './many-rows.ts';

const zhCN = await loadCatalogue('zh-CN', [evidenceWords, evidenceWorkWords, heldWords]);

const none: ReadonlySet<string> = new Set();

/** The portal's own table with the rows of the page for choosing. */
function PortalRows() {
  const { say } = useWords();
  const [chosen, setChosen] = useState(none);
  const columns = useMemo(
    () => candidateColumns(say, { kind: 'credit', side: 'finance', hasSuppliers: true, secondLine: false }),
    [say],
  );
  return (
    <DataTable
      name="rows"
      columns={columns}
      rowCount={rowCount}
      rowAt={(index) => manyRows[index]}
      rowName={({ number }) => number}
      selection={{
        isSelected: ({ id }) => chosen.has(id),
        refusalOf: () => undefined,
        onToggled: ({ id }, selected) =>
          setChosen(new Set(selected ? [...chosen, id] : [...chosen].filter((each) => each !== id))),
        all: {
          state: chosen.size > 0,
          onToggled: (selected) => setChosen(selected ? new Set(manyRows.map(({ id }) => id)) : none),
        },
      }}
    />
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <WordsProvider locale="zh-CN" catalogue={zhCN}>
      <PortalLook mode="light">
        <PortalRows />
      </PortalLook>
    </WordsProvider>,
  );
}
