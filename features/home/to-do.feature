@extension
Feature: Number of tasks that await the user
  Whoever signs in learns how much waits for them: on the home page, in the menu, in one queue over all products and on
  the pages of each product. All of these count the same.

  Rule: All pages show the same number of waiting tasks

    @wire
    Scenario: The number of a director increases with a new issue and decreases when it is signed
      Given Luo Qiubai, Shen Nanzhi and Song Beichen are at work
      Then in the trade 0 wait for Song Beichen, everywhere
      When Luo Qiubai issues 5000.00 to "宁波砚舟" due in 3 months
      Then in the trade 1 waits for Shen Nanzhi, everywhere
      And in the trade 0 wait for Song Beichen, everywhere
      When Shen Nanzhi approves what waits
      Then in the trade 0 wait for Shen Nanzhi, everywhere
      And in the trade 1 waits for Song Beichen, everywhere
      And the queue of Song Beichen is "decide 1"
      When Song Beichen approves what waits
      Then in the trade 0 wait for Song Beichen, everywhere

    @wire
    Scenario: The number of a supplier includes a credit until it is accepted
      Given a credit of 5000.00 is on its way to Zhou Siyuan
      And Gu Yunzhou is at work
      Then in the trade 1 waits for Zhou Siyuan, everywhere
      And in the trade 0 wait for Gu Yunzhou, everywhere
      When Zhou Siyuan accepts what came
      Then in the trade 0 wait for Zhou Siyuan, everywhere
      And in the trade 1 waits for Gu Yunzhou, everywhere
      When Gu Yunzhou approves what waits
      Then in the trade 0 wait for Gu Yunzhou, everywhere

    Scenario: A recommended supplier waits for the director until it is answered
      Given Luo Qiubai and Song Beichen are at work
      Then in the trade 0 wait for Song Beichen, everywhere
      When Luo Qiubai recommends "绍兴青禾包装有限公司" with the credit code "91330602MA2D9K4T77"
      Then in the trade 1 waits for Song Beichen, everywhere
      And the queue of Song Beichen is "confirm 1"
      And in the trade 0 wait for Luo Qiubai, everywhere
      When Song Beichen answers the recommendation with "decline"
      Then in the trade 0 wait for Song Beichen, everywhere

    Scenario: A returned application waits for its maker
      Given Luo Qiubai and Shen Nanzhi are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      When Shen Nanzhi returns what waits because of "amount": "合同写的是 8,000.00"
      Then in the trade 1 waits for Luo Qiubai, everywhere
      And in the trade 0 wait for Shen Nanzhi, everywhere

  Rule: The to-do list contains packages and credit applications

    Scenario: Credits with a last day for acceptance come before packages without a deadline
      Given a credit of 5000.00 is on its way to Zhou Siyuan
      Then the queue of Zhou Siyuan begins with "accept 1"
      And all that waits for Zhou Siyuan is one number, at home, in the menu and in the queue

  Rule: An application opens beside the to-do list

    Scenario: An approved application keeps its place and shows its result, and the next one opens
      Given Luo Qiubai and Shen Nanzhi are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Luo Qiubai has issued 8000.00 to "宁波砚舟" due in 3 months
      When Shen Nanzhi approves the first one beside the queue
      Then the queue says "WAITING, 1 left, 8000.00 open"

    Scenario: A user's own applications are not counted as tasks, and no reason is shown for them
      Given Luo Qiubai and Shen Nanzhi are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      Then Luo Qiubai cannot decide what waits because ""
      And in the trade 0 wait for Luo Qiubai, everywhere
      And Shen Nanzhi cannot decide what waits because ""

  Rule: The number counts the tasks of the current role

    Scenario: A user with read-only access has no tasks
      Given a credit of 5000.00 is on its way to Zhou Siyuan
      And Shen Ruogu is at work
      Then in the trade 0 wait for Shen Ruogu, everywhere
      And the queue of Shen Ruogu is ""

    Scenario: A user with two roles sees the tasks of the present role
      Given a credit of 5000.00 is on its way to Zhou Siyuan
      And Lin Zhixia is at work
      When Lin Zhixia takes the role "Operator"
      Then in the trade 1 waits for Lin Zhixia, everywhere
      When Lin Zhixia takes the role "Director"
      Then in the trade 0 wait for Lin Zhixia, everywhere
      When Zhou Siyuan accepts what came
      Then in the trade 1 waits for Lin Zhixia, everywhere
      When Lin Zhixia takes the role "Operator"
      Then in the trade 0 wait for Lin Zhixia, everywhere
