import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Under Trusted Types a script's address has to come from a policy. A build would make one of its own that lets every
 * address pass, and one more for each version of each area; instead all ask the shell's, which knows what the
 * environment names. Where no shell is (a remote standing alone), the address stays as it is.
 */
class ScriptPolicyRuntimeModule extends RuntimeModule {
  constructor() {
    super('portal script policy', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${RuntimeGlobals.getTrustedTypesPolicy} = () => globalThis.__portalScripts || { createScriptURL: (url) => url };`;
  }
}

export class ScriptPolicyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptPolicyPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ScriptPolicyPlugin', (chunk: Chunk) => {
        compilation.addRuntimeModule(chunk, new ScriptPolicyRuntimeModule());
      });
    });
  }
}
