interface ModuleRequest {
  request: string;
}

/** Matches the inline loader that Docusaurus writes before a picture of a Markdown page. */
export const pictureRequest = /[?&]fallback=/;

/**
 * Removes from the request of a Markdown picture the absolute path of the loader for large files.
 * The ids of modules, and so the names of chunks, are derived from requests: builds in two folders
 * would differ. Without a path, url-loader uses the same loader by its name.
 */
export function relocate(module: ModuleRequest): void {
  module.request = module.request.replace(/&fallback=[^&!]*/, '');
}
