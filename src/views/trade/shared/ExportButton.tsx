import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';

export interface ExportButtonProps {
  readonly presenter: {
    readonly export: { readonly isOffered: boolean; readonly busy: boolean };
    exportPressed(): Promise<void>;
  };
  /** Number of rows of the list; an empty list cannot be exported. */
  readonly count: number | undefined;
}

/** Exports all rows of a list, not only the shown page. */
export const ExportButton = observer(function ExportButton({ presenter, count }: ExportButtonProps) {
  const { say } = useWords();
  if (!presenter.export.isOffered || count === undefined || count === 0) return null;
  return (
    <PressButton
      icon={<ArrowDownload20Regular />}
      busy={presenter.export.busy}
      onPress={async () => presenter.exportPressed()}
    >
      {say('trade.export', { count })}
    </PressButton>
  );
});
