@extension
Feature: Expiry of a company's papers
  Business licences, identity cards and letters of authorisation expire, as certificates do. Users who may replace
  them are reminded once each 60, 30, 14, 7 days and one day before. Each reminder leads to the place where the paper
  is replaced.

  Rule: Users who can renew a paper are reminded in time

    @wire
    Scenario: Reminders about a licence are sent before it expires and end when it expires
      Given the company of He Qinghe has a licence that ends in 61 days
      And He Qinghe is signed in
      When 1 days pass, and He Qinghe signs in again
      Then the messages tell He Qinghe "The business licence expires on 21 Jan 2027", to do
      When 15 days pass, and He Qinghe signs in again
      Then the messages tell He Qinghe of 1 paper that ends
      When 16 days pass, and He Qinghe signs in again
      Then the messages tell He Qinghe "The business licence expires on 21 Jan 2027", to do
      And only the last of them is to do for He Qinghe
      When 30 days pass, and He Qinghe signs in again
      Then nothing of them is to do for He Qinghe

    Scenario: A reminder is sent about a letter that was submitted with the certification
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification
      And Ye Zhiqiu writes "2026-12-22" as the last day of the entrustment letter of the certification
      And Ye Zhiqiu gives every paper
      And Ye Zhiqiu hands the certification in
      And the platform takes up the certification of Ye Zhiqiu in the first review
      And the platform passes the certification of Ye Zhiqiu in the first review
      And the platform takes up the certification of Ye Zhiqiu in the second review
      And the platform passes the certification of Ye Zhiqiu in the second review
      When 1 days pass, and Ye Zhiqiu signs in again
      Then the messages tell Ye Zhiqiu "The entrustment letter for 许昭宁 expires on 22 Dec 2026", to do
      And the home page tells Ye Zhiqiu to heed "entrustment 2026-12-22"

    Scenario: A reminder about an identity card goes to users who can renew it, and to no others
      Given Zhou Siyuan is signed in
      And Li Min is signed in
      And Gu Yunzhou is signed in
      When 10 days pass, and Zhou Siyuan signs in again
      And Li Min signs in that day
      And Gu Yunzhou signs in that day
      Then the messages tell Zhou Siyuan "The agent’s ID card (周思远) expires on 30 Dec 2026", to do
      And the messages tell Li Min "The agent’s ID card (周思远) expires on 30 Dec 2026", to do
      And the messages tell Gu Yunzhou of 0 papers that end
