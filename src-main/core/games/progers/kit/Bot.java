// @{about}
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Bot {
    /** @{program} */
    static String choose(String hand) {
        return hand.substring(0, Math.min(5, hand.length()));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] hills = in.readLine().split(" ");
        String[] walls = in.readLine().split(" ");
        String[] samples = in.readLine().split(" ");
        String bank = in.readLine().trim();
        int order = Integer.parseInt(in.readLine().trim());
        String[] hands = {bank.substring(0, 7), bank.substring(7, 14)};
        int drawn = 14;
        for (int player = 0; ; player = 1 - player) {
            String move;
            if (player == order) {
                move = choose(hands[player]);
                System.out.println(move);
                System.out.flush();
            } else {
                move = in.readLine();
                if (move == null) return; // @{over}
                move = move.trim();
            }
            for (char letter : move.toCharArray())
                hands[player] = hands[player].replaceFirst(String.valueOf(letter), "");
            int from = Math.min(drawn, bank.length());
            hands[player] += bank.substring(from, Math.min(from + move.length(), bank.length()));
            drawn += move.length();
            // @{stops}
            if (player == order && hands[player].length() < 7) return;
        }
    }
}
