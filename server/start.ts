import { restartWithLeanAllocator } from './composition/lean-allocator.ts';
import { StartupRefusal } from './ground/startup-refusal.ts';

restartWithLeanAllocator();
// Only now, because what is read before the program starts over is read twice.
const { startProgram } = await import('./composition/start-program.ts');
startProgram().catch((failure: unknown) => {
  console.error(failure instanceof StartupRefusal ? failure.message : failure);
  process.exitCode = 1;
});
