import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { SplitVertical20Regular } from '@fluentui/react-icons/svg/split-vertical';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../design/panels/Notice.tsx';
import { BoxSelect } from '../design/fields/BoxSelect.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';
import type { DocumentViewerProps } from './document-viewer-props.ts';
import { saveFrom } from './save-from.ts';
import { useViewerStyles } from './use-viewer-styles.ts';

/** The name of the file, the buttons to its neighbours, and the actions on the whole file. */
export const ViewerHead = observer(function ViewerHead({
  presenter,
  onFullScreen,
  fullScreenButton,
  onCompare,
  comparing,
  chooses = false,
  onClose,
}: DocumentViewerProps) {
  const styles = useViewerStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { name, fileNumber, fileCount, downloadFailure, content, mayCompare } = presenter.viewModel;
  return (
    <>
      <div className={styles.head}>
        {chooses ? (
          <div className={styles.chooser}>
            <BoxSelect
              label={say('viewer.beside')}
              value={String(fileNumber - 1)}
              onChanged={(index) => presenter.fileChosen(Number(index))}
            >
              {presenter.files.map((file, index) => (
                <option key={file.fileId} value={index}>
                  {file.name}
                </option>
              ))}
            </BoxSelect>
          </div>
        ) : (
          <h2 className={styles.name} title={name}>
            {name === '' ? say('viewer.title') : name}
          </h2>
        )}
        {fileCount > 1 && !chooses && (
          <div className={styles.files}>
            <PressButton
              kind="subtle"
              size="small"
              icon={<ChevronLeft20Regular />}
              label={say('viewer.previous-file')}
              unavailable={fileNumber > 1 ? undefined : say('viewer.first-file')}
              onPress={() => presenter.run('previous-file')}
            />
            <span aria-hidden="true">{say('viewer.file-short', { number: fileNumber, count: fileCount })}</span>
            <span className={hidden}>{say('viewer.file-of-files', { number: fileNumber, count: fileCount })}</span>
            <PressButton
              kind="subtle"
              size="small"
              icon={<ChevronRight20Regular />}
              label={say('viewer.next-file')}
              unavailable={fileNumber < fileCount ? undefined : say('viewer.last-file')}
              onPress={() => presenter.run('next-file')}
            />
          </div>
        )}
        {content.kind !== 'nothing' && (
          <PressButton
            kind="subtle"
            size="small"
            icon={<ArrowDownload20Regular />}
            label={say('viewer.download')}
            onPress={async () => saveFrom(await presenter.downloadPressed())}
          />
        )}
        {onCompare && mayCompare && (
          <PressButton
            kind="subtle"
            size="small"
            icon={<SplitVertical20Regular />}
            label={say('viewer.compare')}
            {...(comparing === undefined ? {} : { 'aria-pressed': comparing })}
            onPress={onCompare}
          />
        )}
        {onFullScreen && (
          <PressButton
            kind="subtle"
            size="small"
            icon={<FullScreenMaximize20Regular />}
            label={say('viewer.full-screen')}
            onPress={onFullScreen}
            {...(fullScreenButton ? { ref: fullScreenButton } : {})}
          />
        )}
        {onClose && (
          <PressButton
            kind="subtle"
            size="small"
            icon={<Dismiss20Regular />}
            label={say(chooses ? 'viewer.compare-end' : 'common.close')}
            onPress={onClose}
          />
        )}
      </div>
      {downloadFailure && (
        // A message from the server is shown as a warning (document 1, section 8).
        <Notice tone={downloadFailure.what.key === 'refusals.server-said' ? 'warn' : 'bad'} small live>
          {say(downloadFailure.what.key === 'refusals.server-said' ? downloadFailure.what : 'viewer.download-failed')}
        </Notice>
      )}
    </>
  );
});
