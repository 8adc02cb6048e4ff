import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { defaultColumns } from '../../../presentation/evidence/package-list/package-columns.ts';
import { phone } from '../../design/theme/breakpoints.ts';
import { Card } from '../../design/panels/Card.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { useMedia } from '../../design/theme/use-media.ts';
import { useScreenClass } from '../../pages/use-screen-class.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import { runAfterPaint } from '../../pages/run-after-paint.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { bookTitles } from '../../../presentation/evidence/shared/book-titles.ts';
import { useListedBook } from '../shared/book-context.ts';
import { useListCrumbs } from '../shared/use-list-crumbs.ts';
import { CreateButton } from './CreateButton.tsx';
import { PackageFilters } from './PackageFilters.tsx';
import { usePicking } from './use-picking.tsx';
import { PackageTable } from './PackageTable.tsx';
import { PackageViews } from './PackageViews.tsx';

/** The list of the company's packages (document 2, section 2). */
export const PackageListScreen = observer(function PackageListScreen() {
  const { say } = useWords();
  const { search } = useLocation();
  const hasRoom = useScreenClass() === 'WIDE';
  const onPhone = useMedia(phone);
  const book = useListedBook();
  const [documents, product] = useListCrumbs();
  const presenter = usePresenter(evidenceArea, (offered) => offered.packageList(book).recall(search));
  const { columns, place, whyNoCreation } = presenter.viewModel;
  const picks = usePicking(presenter);
  // The cards on a phone have fixed columns, whatever the user chose for the table.
  const shown = onPhone
    ? defaultColumns(false, presenter.issues)
    : (columns ?? defaultColumns(hasRoom, presenter.issues));
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(place.page);

  // Requests follow the first paint, which already shows the rows of the last visit.
  useEffect(
    () => (presenter.isOpen ? presenter.opened(search) : runAfterPaint(() => presenter.opened(search))),
    [presenter, search],
  );
  useEffect(() => () => presenter.left(), [presenter]);
  useEffect(() => {
    if (lastPage.current !== place.page && (top.current?.getBoundingClientRect().top ?? 0) < 0)
      top.current?.scrollIntoView();
    lastPage.current = place.page;
  }, [place.page]);

  return (
    <>
      <PageHeader
        title={say(book === undefined ? 'packages.all-title' : bookTitles[book].list)}
        crumbs={[documents, { label: product.label }]}
        actions={
          <>
            {presenter.offersGathering && (
              <PressButton onPress={async () => picks.with(async (picking) => picking.exportAllPressed(shown))}>
                {say('packages.export')}
              </PressButton>
            )}
            <CreateButton presenter={presenter} />
          </>
        }
      />
      <div ref={top} style={{ scrollMarginTop: '72px' }}>
        {whyNoCreation && (
          <div style={{ marginBottom: '16px' }}>
            <Notice tone="warn">{say(whyNoCreation)}</Notice>
          </div>
        )}
        <Card>
          <PackageViews presenter={presenter} />
          <PackageFilters presenter={presenter} shown={shown} hasRoom={hasRoom} />
          <PackageTable presenter={presenter} shown={shown} picks={picks} />
        </Card>
        {picks.bar(shown)}
      </div>
    </>
  );
});
