// Written by scripts/databaseTypes.sh from the migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      waitlist_subscriptions: {
        Row: {
          confirmation_sent_at: string | null;
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          interests: string[];
          language: string;
          link_expires_at: string | null;
          message: string | null;
          name: string;
          notice_version: string | null;
        };
        ComputedFields: never;
        Insert: {
          confirmation_sent_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          interests: string[];
          language?: string;
          link_expires_at?: string | null;
          message?: string | null;
          name: string;
          notice_version?: string | null;
        };
        Update: {
          confirmation_sent_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          interests?: string[];
          language?: string;
          link_expires_at?: string | null;
          message?: string | null;
          name?: string;
          notice_version?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_waitlist_subscription: {
        Args: { p_email: string; p_interests: string; p_message?: string; p_name: string };
        Returns: undefined;
      };
      claim_confirmation: {
        Args: { p_email: string };
        Returns: {
          confirm_token: string;
          email: string;
          id: string;
          interests: string[];
          language: string;
          leave_token: string;
          name: string;
        }[];
      };
      confirm_waitlist_subscription: { Args: { p_token: string }; Returns: undefined };
      leave_waitlist: { Args: { p_token: string }; Returns: undefined };
      purge_waitlist: { Args: Record<PropertyKey, never>; Returns: number };
      release_confirmation: { Args: { p_id: string }; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
