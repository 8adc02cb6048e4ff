import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { openBooks } from '../../domain/evidence/shared/book-policies.ts';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import { onNarrow } from '../../views/design/theme/breakpoints.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { AskCategoryCard } from './AskCategoryCard.tsx';
import { categoryColumns } from './category-columns.tsx';
import { standardKey } from './standards-presenter.ts';
import { standardTitle } from './standard-title.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  cards: { display: 'grid', gap: '16px' },
  book: { maxWidth: '320px', marginBottom: '16px' },
});

/** The requirements of funders for the packages of each book, which can be changed. */
export const StandardsScreen = observer(function StandardsScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { standards: presenter } = useConsole();
  const { content, standards, book } = presenter;
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  return (
    <>
      <PageHeader title={say('sandbox-standards.title')} facts={say('sandbox-standards.facts')} />
      <div className={styles.book}>
        <SelectField
          label={say('sandbox-standards.book')}
          value={book}
          choices={openBooks().map((each) => ({ value: each, label: say('sandbox.book', { book: each }) }))}
          onChanged={presenter.bookChosen}
        />
      </div>
      {content.kind === 'loading' && <ListSkeleton />}
      {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={presenter.load} />}
      {content.kind === 'ready' && standards.length === 0 && (
        <EmptyPanel title={say('sandbox-standards.no-standard')}>
          {say('sandbox-standards.no-standard-means')}
        </EmptyPanel>
      )}
      {content.kind === 'ready' && standards.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.cards}>
            {standards.map((standard) => (
              <Card
                key={standardKey(standard)}
                title={standardTitle(say, standard)}
                note={say('sandbox-standards.count', { count: standard.categories.length })}
              >
                {standard.categories.length === 0 ? (
                  <EmptyPanel title={say('sandbox-standards.none')}>{say('sandbox-standards.none-means')}</EmptyPanel>
                ) : (
                  <DataTable
                    name={standardTitle(say, standard)}
                    columns={categoryColumns(say, standard, presenter)}
                    rowCount={standard.categories.length}
                    rowAt={(index) => standard.categories[index]}
                    rowName={({ name }) => name}
                  />
                )}
              </Card>
            ))}
          </div>
          <AskCategoryCard />
        </div>
      )}
    </>
  );
});
