import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Under Trusted Types, script addresses come from a policy. webpack would create a permissive one per version of each
 * area; instead, all use the shell's, which knows the environment. In a standalone remote, addresses pass unchanged.
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
