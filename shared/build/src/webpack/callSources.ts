/** In the workspace, installed, or next to an area in a repository of its own. */
const folders = String.raw`[\\/](?:(?:shared|@portal)[\\/]wire[\w-]*|calls)[\\/]src[\\/]`;

/** Files that declare calls. */
export const callSources = new RegExp(String.raw`${folders}.*\.ts$`);

/** Those that list an area's calls. */
export const callLists = new RegExp(String.raw`${folders}calls\.ts$`);
