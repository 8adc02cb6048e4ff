import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';
import type { StandardDownloads } from '../../../presentation/evidence/shared/standard-downloads.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { saveFile } from '../../design/actions/save-file.ts';

interface ListDownloadProps {
  readonly downloads: StandardDownloads;
  readonly block?: boolean;
}

/** The button that downloads the list of required documents, if the platform offers it. */
export const ListDownload = observer(function ListDownload({ downloads, block = false }: ListDownloadProps) {
  const { say } = useWords();
  const { offered, busy } = downloads.view;
  if (!offered) return null;
  return (
    <PressButton
      block={block}
      icon={<ArrowDownload20Regular />}
      busy={busy === 'list'}
      onPress={async () => saveFile(await downloads.listPressed())}
    >
      {say('standards.list')}
    </PressButton>
  );
});
