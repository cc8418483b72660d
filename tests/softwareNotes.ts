/** What Chromium tells in the console when it draws in 3D without a graphics card. */
export const softwareNotes = /software WebGL|GPU stall|GL Driver Message/;
