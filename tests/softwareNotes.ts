/** What Chromium logs when it renders 3D without a graphics card. */
export const softwareNotes = /software WebGL|GPU stall|GL Driver Message/;
