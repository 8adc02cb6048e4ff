import { observer } from 'mobx-react-lite';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';

/** Announces changes of the page, the zoom and the loading to screen readers. */
export const ViewerAnnouncement = observer(function ViewerAnnouncement({
  presenter,
}: {
  readonly presenter: ViewerPresenter;
}) {
  const hidden = useHiddenText();
  const { say } = useWords();
  const { content, name } = presenter.viewModel;
  const words = (): string => {
    if (content.kind === 'loading') return say('viewer.opening', { name });
    if (content.kind === 'image')
      return `${say('viewer.image', { name })}, ${say('viewer.zoom', { percent: content.percent })}`;
    if (content.kind === 'written' && presenter.returnedTo !== undefined) return say('viewer.back-in-list', { name });
    if (content.kind === 'written') return say('viewer.written', { name });
    if (content.kind !== 'document') return '';
    const page = say('viewer.page-of-pages', { number: content.pageNumber, count: content.pageCount });
    return `${page}, ${say('viewer.zoom', { percent: content.percent })}`;
  };
  return (
    <output className={hidden} aria-live="polite">
      {words()}
    </output>
  );
});
