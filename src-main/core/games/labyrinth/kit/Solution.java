// @{reads}
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Solution {
    /** @{letters} */
    static String walk(String[][] cells, int row, int col, String moves) {
        return moves.replaceAll(".", "o");
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[][] cells = new String[7][];
        for (int row = 0; row < 7; row++) cells[row] = in.readLine().trim().split("\\s+");
        String[] answers = new String[Integer.parseInt(in.readLine().trim())];
        for (int player = 0; player < answers.length; player++) {
            String[] words = in.readLine().trim().split("\\s+");
            String moves = words.length > 2 ? words[2] : ""; // @{noMoves}
            answers[player] = walk(cells, Integer.parseInt(words[0]), Integer.parseInt(words[1]), moves);
        }
        System.out.println(String.join(" ", answers));
    }
}
