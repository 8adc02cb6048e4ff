import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { DialogPanel } from '../../../views/design/dialogs/DialogPanel.tsx';
import type { PortalDialogProps } from '../../../views/design/dialogs/dialog-types.ts';
import { PortalDialog } from '../../../views/design/dialogs/PortalDialog.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { portal } from '../../../views/design/theme/portal-tokens.ts';
import { examplesOf, type Scene } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { nothing, samples, trace } from '../../samples.ts';
import { TextField } from '../../../views/design/fields/TextField.tsx';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    maxWidth: '440px',
    padding: '20px 24px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: '10px',
  },
});

type Tried = Omit<PortalDialogProps, 'open' | 'onConfirmed'>;

/** The content of a dialog as a part of the page, so that several are visible at once. */
function TriedPanel(dialog: Tried) {
  return (
    <div className={useStyles().surface}>
      <DialogPanel open onConfirmed={nothing} onClosed={nothing} {...dialog} />
    </div>
  );
}

/** A dialog behind a button. It is open from the start if it has the page to itself. */
function TriedDialog({ scene, ...dialog }: Tried & { readonly scene: Scene }) {
  const [open, setOpen] = useState(scene.isAlone);
  const close = (): void => setOpen(false);
  return (
    <>
      <PressButton onPress={() => setOpen(true)}>{scene.tell('打开对话框', 'Open the dialog')}</PressButton>
      <PortalDialog {...dialog} open={open} onConfirmed={close} onClosed={close} />
    </>
  );
}

export const examples = [
  ...examplesOf('DialogPanel', {
    success: ({ tell }) => (
      <TriedPanel kind="success" countdown={undefined}>
        {tell('资料包已经提交。', 'The package was submitted.')}
      </TriedPanel>
    ),
    warning: ({ tell }) => <TriedPanel kind="warning">{tell(...samples.sentence)}</TriedPanel>,
    error: ({ tell }) => (
      <TriedPanel kind="error" code="50012" traceId={trace}>
        {tell('请稍后再试。', 'Please try again later.')}
      </TriedPanel>
    ),
    confirm: ({ tell }) => (
      <TriedPanel kind="confirm" title={tell('提交这个资料包？', 'Submit this package?')}>
        {tell('提交以后不能修改。', 'It cannot be changed afterwards.')}
      </TriedPanel>
    ),
    information: ({ tell }) => <TriedPanel kind="info">{tell(...samples.sentence)}</TriedPanel>,
    'counting down': ({ tell }) => (
      <TriedPanel kind="success" countdown={{ seconds: 600, atZero: 'confirm' }}>
        {tell('资料包已经提交。', 'The package was submitted.')}
      </TriedPanel>
    ),
    'to be read first': ({ tell }) => (
      <TriedPanel kind="confirm" mustAnswer countdown={{ seconds: 600, atZero: 'read-first' }}>
        {tell(...samples.longSentence)}
      </TriedPanel>
    ),
    'something is destroyed': ({ tell }) => (
      <TriedPanel
        kind="confirm"
        destroys
        title={tell('删除这个资料包？', 'Delete this package?')}
        confirmLabel={tell('删除', 'Delete')}
      >
        {tell('其中的文件一并删除。', 'Its files are deleted with it.')}
      </TriedPanel>
    ),
    'confirming is safe': ({ tell }) => (
      <TriedPanel
        kind="warning"
        confirmingIsSafe
        confirmLabel={tell('继续填写', 'Go on filling in')}
        cancelLabel={tell('放弃', 'Discard')}
      >
        {tell('尚有内容没有保存。', 'Something is not saved yet.')}
      </TriedPanel>
    ),
    'something is chosen': ({ tell }) => (
      <TriedPanel
        kind="confirm"
        choosing
        title={tell('选择买方', 'Choose a buyer')}
        unavailable={tell('还没有选择', 'Nothing is chosen yet')}
        footNote={tell('还没有选择', 'Nothing is chosen yet')}
      >
        {tell(...samples.buyer)}
      </TriedPanel>
    ),
    'long text': ({ tell }) => (
      <TriedPanel
        kind="error"
        title={tell(...samples.longCompany)}
        code="50012"
        traceId={trace}
        confirmLabel={tell('通知开票单位重新开具', 'Ask the issuer for new invoices')}
        cancelLabel={tell('返回资料包继续补充', 'Go back and add documents')}
      >
        {tell(...samples.longSentence)} {tell(...samples.longNumber)}
      </TriedPanel>
    ),
  }),
  ...examplesOf('PortalDialog', {
    confirm: (scene) => (
      <TriedDialog scene={scene} kind="confirm" title={scene.tell('提交这个资料包？', 'Submit this package?')}>
        {scene.tell('提交以后不能修改。', 'It cannot be changed afterwards.')}
      </TriedDialog>
    ),
    error: (scene) => (
      <TriedDialog scene={scene} kind="error" code="50012" traceId={trace}>
        {scene.tell('请稍后再试。', 'Please try again later.')}
      </TriedDialog>
    ),
    'medium, with a field': (scene) => (
      <TriedDialog
        scene={scene}
        kind="confirm"
        choosing
        startsAtField
        width="medium"
        title={scene.tell('改名', 'Rename')}
      >
        <Held initial={scene.tell(...samples.company)}>
          {(value, change) => <TextField label={scene.tell('名称', 'Name')} value={value} onChanged={change} />}
        </Held>
      </TriedDialog>
    ),
    wide: (scene) => (
      <TriedDialog scene={scene} kind="info" width="wide" title={scene.tell('说明', 'Explanation')}>
        {scene.tell(...samples.longSentence)}
      </TriedDialog>
    ),
    'long text': (scene) => (
      <TriedDialog
        scene={scene}
        kind="warning"
        title={scene.tell(...samples.longCompany)}
        confirmLabel={scene.tell('通知开票单位重新开具', 'Ask the issuer for new invoices')}
        cancelLabel={scene.tell('返回资料包继续补充', 'Go back and add documents')}
      >
        {Array.from({ length: 8 }, () => scene.tell(...samples.longSentence)).join('\n')}
      </TriedDialog>
    ),
  }),
];
