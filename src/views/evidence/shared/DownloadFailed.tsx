import { observer } from 'mobx-react-lite';
import type { StandardDownloads } from '../../../presentation/evidence/shared/standard-downloads.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';

/**
 * The failure to load a list or template, with the support's contact (document 2, section 8), or the reason why there
 * is none.
 */
export const DownloadFailed = observer(function DownloadFailed({
  downloads,
}: {
  readonly downloads: StandardDownloads;
}) {
  const { say } = useWords();
  const { failed, why } = downloads.view;
  if (failed) {
    return (
      <Notice tone="bad" small live>
        {say(failed)}
      </Notice>
    );
  }
  return why ? (
    <Notice tone="info" small>
      {say(why)}
    </Notice>
  ) : null;
});
