import { restartWithLeanAllocator } from './composition/allocator-settings.ts';
import { StartupRefusal } from './ground/startup-refusal.ts';

restartWithLeanAllocator();
// Imported only now, because everything imported before the program restarts is loaded twice.
const { startProgram } = await import('./composition/start-program.ts');
startProgram().catch((failure: unknown) => {
  console.error(failure instanceof StartupRefusal ? failure.message : failure);
  process.exitCode = 1;
});
