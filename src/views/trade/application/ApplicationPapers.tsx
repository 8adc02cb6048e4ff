import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { ApplicationPresenter } from '../../../presentation/trade/shared/application-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', display: 'grid', gap: '8px', margin: 0, padding: 0 },
  files: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' },
  number: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** Acts that rest on a contract and invoices. */
const backedActs: ReadonlySet<string | undefined> = new Set(['issue', 'accept', 'transfer']);

/** The files of the contract and the invoices behind an application, which open in the viewer. */
export const ApplicationPapers = observer(function ApplicationPapers({
  presenter,
  onLook,
}: {
  readonly presenter: ApplicationPresenter;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { current } = presenter.papers;
  if (!backedActs.has(presenter.application?.act)) return null;
  return (
    <Card title={say('trade.papers-title')} padded>
      {current.kind === 'loading' && <ListSkeleton rows={2} />}
      {current.kind === 'failed' && <LoadFailure content={presenter.papers} />}
      {current.kind === 'ready' && current.value.length === 0 && say('trade.papers-none')}
      {current.kind === 'ready' && current.value.length > 0 && (
        <ul className={styles.list}>
          {current.value.map(({ kind, number, files }) => (
            <li key={`${kind} ${number} ${files[0]?.fileId}`}>
              <span className={styles.number}>{say('trade.paper-of', { kind, number })}</span>
              <div className={styles.files}>
                {files.map((file) => (
                  <PressButton
                    key={file.fileId}
                    size="small"
                    label={say('trade.paper-open', { name: file.name })}
                    onPress={() => onLook([file, ...files.filter(({ fileId }) => fileId !== file.fileId)])}
                  >
                    {file.name}
                  </PressButton>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});
