static bool isBlank(char letter) { return letter == ' ' || ('\t' <= letter && letter <= '\r'); }

// The word that begins at a place or behind it, which moves to its end; empty where the text has no more.
static string nextWord(const string &text, size_t &at) {
    while (at < text.size() && isBlank(text[at])) at++;
    const size_t start = at;
    while (at < text.size() && !isBlank(text[at])) at++;
    return text.substr(start, at - start);
}
