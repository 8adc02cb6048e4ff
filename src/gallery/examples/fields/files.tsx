import { FileDrop, type FileDropProps } from '../../../views/design/fields/FileDrop.tsx';
import { FileRow, type FileRowProps } from '../../../views/design/fields/FileRow.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { portal } from '../../../views/design/theme/portal-tokens.ts';
import { examplesOf, type Tell } from '../../example.ts';
import { nothing, samples } from '../../samples.ts';

const megabyte = 1024 * 1024;

function TriedDrop(more: Partial<FileDropProps> & Pick<FileDropProps, 'label'>) {
  return <FileDrop types={['pdf', 'jpg', 'png']} maxBytes={20 * megabyte} onFiles={nothing} {...more} />;
}

const contract = (tell: Tell): string => tell('购销合同', 'sales contract');

const actions = (tell: Tell) => (
  <>
    <PressButton kind="subtle" size="small" onPress={nothing}>
      {tell('更换', 'Replace')}
    </PressButton>
    <PressButton kind="subtle" size="small" onPress={nothing}>
      {tell('删除', 'Delete')}
    </PressButton>
  </>
);

const picture = <div style={{ height: '64px', backgroundColor: portal.quiet }} />;

const half: Pick<FileRowProps, 'sent' | 'total'> = { sent: 5 * megabyte, total: 12 * megabyte };

export const examples = [
  ...examplesOf('FileDrop', {
    usual: ({ tell }) => <TriedDrop label={contract(tell)} />,
    'for several': ({ tell }) => <TriedDrop label={contract(tell)} maxFiles={8} parallel={3} />,
    'for several, under way': ({ tell }) => <TriedDrop label={contract(tell)} maxFiles={8} parallel={3} underWay={2} />,
    'with sizes of types': ({ tell }) => (
      <TriedDrop
        label={contract(tell)}
        types={['pdf', 'jpg', 'png', 'xlsx', 'zip']}
        smaller={[
          { extensions: ['jpg', 'png'], bytes: 5 * megabyte },
          { extensions: ['xlsx'], bytes: 2 * megabyte },
        ]}
      />
    ),
    'with a camera on a phone': ({ tell }) => <TriedDrop label={contract(tell)} camera />,
    small: ({ tell }) => <TriedDrop label={contract(tell)} small maxFiles={1} pasteHere />,
    unavailable: ({ tell }) => (
      <TriedDrop label={contract(tell)} unavailable={tell('审核期间不能更换', 'Nothing can be replaced in review')} />
    ),
    'long text': ({ tell }) => (
      <TriedDrop
        label={tell(...samples.longCompany)}
        types={['pdf', 'ofd', 'jpg', 'jpeg', 'png', 'bmp', 'tif', 'tiff', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'rar']}
        maxFiles={200}
        parallel={3}
      />
    ),
  }),
  ...examplesOf('FileRow', {
    waiting: ({ tell }) => <FileRow name={tell(...samples.file)} state="waiting" />,
    uploading: ({ tell }) => (
      <FileRow name={tell(...samples.file)} state="uploading" {...half} actions={actions(tell)} />
    ),
    'paused without a network': ({ tell }) => (
      <FileRow name={tell(...samples.file)} state="paused" pause="offline" {...half} kept={4 * megabyte} />
    ),
    'paused without the store': ({ tell }) => (
      <FileRow name={tell(...samples.file)} state="paused" pause="store-away" {...half} />
    ),
    'paused, signed out': ({ tell }) => (
      <FileRow name={tell(...samples.file)} state="paused" pause="signed-out" {...half} />
    ),
    finished: ({ tell }) => (
      <FileRow name={tell(...samples.file)} state="finished" thumbnail={picture} actions={actions(tell)} />
    ),
    recognised: ({ tell }) => (
      <FileRow
        name={tell(...samples.file)}
        state="finished"
        verdict={{ tone: 'ok', words: tell('已识别', 'Recognised') }}
        thumbnail={picture}
        actions={actions(tell)}
      >
        {tell('合同编号 YL-SAMPLE-0042', 'Contract number YL-SAMPLE-0042')}
      </FileRow>
    ),
    doubtful: ({ tell }) => (
      <FileRow
        name={tell(...samples.file)}
        state="finished"
        verdict={{ tone: 'warn', words: tell('不清晰', 'Blurred') }}
        reason={tell('请重新拍摄，四角入镜。', 'Take it again with all four corners.')}
        thumbnail={picture}
        actions={actions(tell)}
      />
    ),
    failed: ({ tell }) => (
      <FileRow
        name={tell(...samples.file)}
        state="failed"
        reason={tell('文件超过 20 MB。', 'The file is above 20 MB.')}
        thumbnail={picture}
        actions={actions(tell)}
      />
    ),
    'long text': ({ tell }) => (
      <FileRow
        name={tell(...samples.longFile)}
        state="failed"
        reason={tell(...samples.longSentence)}
        thumbnail={picture}
        actions={actions(tell)}
      />
    ),
    'long text, uploading': ({ tell }) => (
      <FileRow name={tell(...samples.longFile)} state="uploading" {...half} actions={actions(tell)} />
    ),
  }),
];
