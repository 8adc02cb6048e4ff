import { observer } from 'mobx-react-lite';

import { issuingActs } from '../../../domain/trade/shared/application-policy.ts';
import type { ApplicationPresenter } from '../../../presentation/trade/shared/application-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { PaperList } from '../shared/PaperList.tsx';

/** Acts that are based on a contract and invoices. */
const backedActs: ReadonlySet<string | undefined> = new Set([...issuingActs, 'accept', 'transfer']);

/** The files of the contract and the invoices behind an application, which open in the viewer. */
export const ApplicationPapers = observer(function ApplicationPapers({
  presenter,
  onLook,
}: {
  readonly presenter: ApplicationPresenter;
  readonly onLook: LookAt;
}) {
  const { say } = useWords();
  const { current } = presenter.papers;
  if (!backedActs.has(presenter.application?.act)) return null;
  return (
    <Card title={say('trade.papers-title')} padded>
      {current.kind === 'loading' && <ListSkeleton rows={2} />}
      {current.kind === 'failed' && <LoadFailure content={presenter.papers} />}
      {current.kind === 'ready' && <PaperList papers={current.value} onLook={onLook} />}
    </Card>
  );
});
