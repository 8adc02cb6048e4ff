import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';

import { allowedExtensions } from '../../../../domain/uploads/file-limits.ts';
import { tradeSheetLimits } from '../../../../domain/uploads/company-places.ts';
import type { SheetReader } from '../../../../presentation/trade/shared/imports/sheet-reader.ts';
import type { SheetUploadInProgress } from '../../../../presentation/trade/shared/imports/sheet-upload.ts';
import { localFile } from '../../../../presentation/uploads/local-file.ts';
import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import { useWords } from '../../../../words/use-words.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { saveFile } from '../../../design/actions/save-file.ts';
import { FileDrop } from '../../../design/fields/FileDrop.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { ProgressBar } from '../../../design/panels/ProgressBar.tsx';
import { onPhone } from '../../../design/theme/breakpoints.ts';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '12px' },
  intro: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  words: { flexBasis: '280px', flexGrow: 1, color: tokens.colorNeutralForeground2 },
  phone: { display: 'none', [onPhone]: { display: 'block', color: tokens.colorNeutralForeground3 } },
  way: { display: 'flex', flexDirection: 'column', gap: '6px' },
});

/** The progress of a sheet: its sent bytes first, then the platform's reading, whose progress is unknown. */
function UnderWay({ underWay: { name, sent, size } }: { readonly underWay: SheetUploadInProgress }) {
  const styles = useStyles();
  const { say } = useWords();
  const words = sent < size ? say('imports.sending', { name }) : say('imports.reading', { name });
  return (
    <div className={styles.way}>
      <div role="status">{words}</div>
      <ProgressBar share={size === 0 ? 0 : sent / size} label={words} />
    </div>
  );
}

/** The reading of a sheet with any kind of rows. */
export interface GivenSheet extends Pick<SheetReader, 'sending' | 'templatePressed'> {
  /** The result; undefined for none. */
  readonly read: object | undefined;
}

/** The template of a sheet, its drop zone, and why the sheet cannot be used. */
export const SheetGiven = observer(function SheetGiven({
  reading,
  intro,
  label,
  onGiven,
}: {
  readonly reading: GivenSheet;
  readonly intro: string;
  /** Names the expected file in the label of the drop zone. */
  readonly label: string;
  readonly onGiven: (files: readonly LocalFile[]) => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { underWay, templateBusy, trouble, missing, name } = reading.sending;
  const { read } = reading;
  const given = useCallback(
    (files: readonly File[]) => onGiven(files.slice(0, 1).map((file) => localFile(file))),
    [onGiven],
  );
  return (
    <div className={styles.body}>
      <div className={styles.intro}>
        <span className={styles.words}>
          {intro}
          <span className={styles.phone}>{say('imports.at-desk')}</span>
        </span>
        <PressButton
          icon={<ArrowDownload20Regular />}
          busy={templateBusy}
          onPress={async () => saveFile(await reading.templatePressed())}
        >
          {say('imports.template')}
        </PressButton>
      </div>
      {!underWay && (
        <FileDrop
          label={label}
          types={allowedExtensions(tradeSheetLimits)}
          maxBytes={tradeSheetLimits.maximumKilobytes.xlsx * 1024}
          maxFiles={1}
          small={read !== undefined}
          onFiles={given}
        />
      )}
      {underWay && <UnderWay underWay={underWay} />}
      {(trouble || missing.length > 0) && (
        <Notice tone="bad" live {...(name === '' ? {} : { title: name })}>
          {trouble
            ? say(trouble)
            : say('imports.headings-missing', {
                columns: missing.map((column) => say(column)).join(say('formats.list-separator')),
              })}
        </Notice>
      )}
    </div>
  );
});
