// @{about}
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Bot {
    static final String[] STARTS = {"AJ AK BJ BK JA JB KA KB", "TK TJ SK SJ KT KS JT JS"};

    /** @{next} */
    static String[] choose(String[] team, String[] ghosts, String[] opponents) {
        return team;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int limit = Integer.parseInt(in.readLine().trim());
        int order = Integer.parseInt(in.readLine().trim());
        String[] team = STARTS[order].split(" ");
        for (int turn = 0; turn < limit / 2; turn++) {
            String ghosts = in.readLine();
            String opponents = in.readLine();
            if (opponents == null) return; // @{over}
            team = choose(team, ghosts.split(" "), opponents.split(" "));
            System.out.println(String.join(" ", team));
            System.out.flush();
        }
    }
}
