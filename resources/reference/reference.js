// Shows /openapi.json with Redoc, in the colours that the reader's system asks for, and mends what Redoc leaves to be
// desired for screen readers and keyboards: the order of headings, and wide examples that only a mouse could scroll.
"use strict";

const DARK = {
  colors: {
    tonalOffset: 0.15,
    primary: { main: "#7cc4fa" },
    success: { main: "#7bd88f" },
    warning: { main: "#ffc46b" },
    error: { main: "#ff9b9b" },
    gray: { 50: "#27333f", 100: "#323f4b" },
    text: { primary: "#e4e7eb", secondary: "#b8c2cc" },
    border: { dark: "#52606d", light: "#3e4c59" },
    responses: {
      success: { color: "#7bd88f", backgroundColor: "#1d3a2b", tabTextColor: "#7bd88f" },
      error: { color: "#ff9b9b", backgroundColor: "#452a31", tabTextColor: "#ff9b9b" },
      redirect: { color: "#ffc46b", backgroundColor: "#40341f" },
      info: { color: "#7cc4fa", backgroundColor: "#1b3850" },
    },
  },
  schema: { linesColor: "#52606d", nestedBackground: "#27333f", requireLabelColor: "#ff9b9b", typeNameColor: "#b8c2cc", arrow: { color: "#b8c2cc" } },
  typography: { code: { color: "#ffb4a2", backgroundColor: "#323f4b" }, links: { color: "#7cc4fa", hover: "#b3ddfc" } },
  sidebar: {
    backgroundColor: "#18202a",
    textColor: "#e4e7eb",
    activeTextColor: "#7cc4fa",
    groupItems: { activeBackgroundColor: "#27333f" },
    level1Items: { activeBackgroundColor: "#27333f" },
  },
  rightPanel: { backgroundColor: "#141b23", servers: { overlay: { backgroundColor: "#27333f", textColor: "#e4e7eb" }, url: { backgroundColor: "#141b23" } } },
  codeBlock: { backgroundColor: "#0d1218" },
  fab: { backgroundColor: "#323f4b", color: "#7cc4fa" },
};

const OPTIONS = {
  hideDownloadButton: true,
  requiredPropsFirst: true,
  sortPropsAlphabetically: false,
  jsonSampleExpandLevel: 4,
  expandResponses: "200,201",
  pathInMiddlePanel: true,
};

const reference = document.getElementById("reference");

function mend() {
  for (const heading of reference.querySelectorAll("h5:not([aria-level])")) heading.setAttribute("aria-level", "3");
  for (const example of reference.querySelectorAll("pre:not([tabindex])")) example.setAttribute("tabindex", "0");
}

const dark = window.matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", () => window.location.reload());
new MutationObserver(mend).observe(reference, { childList: true, subtree: true });
window.Redoc.init("openapi.json", { ...OPTIONS, theme: dark.matches ? DARK : {} }, reference);
